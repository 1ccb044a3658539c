from __future__ import annotations

import pytest

from explorer.services.secret_words import keyword_values, looks_chosen, names_a_secret

AWS_SECRET = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("The password is hunter2.", "hunter2"),
        ("DB password: s3cr3t-Passw0rd!", "s3cr3t-Passw0rd!"),
        ("password for the staging database is hunter2", "hunter2"),
        ("**Password:** hunter2", "hunter2"),
        ("(pass: geheim99)", "geheim99"),
        ("PGPASSWORD=hunter2 psql", "hunter2"),
        ("psql --password hunter2", "hunter2"),
        ("Password=Tr0ub4dor&3;Server=x", "Tr0ub4dor&3"),
        ("?token=abc12345678&x=1", "abc12345678"),
        ("the password is `swordfish`", "swordfish"),
        ("password p4ss, password: p4ssw0rd", "p4ssw0rd"),
        ("password: 48151623", "48151623"),
        (f"aws_secret_access_key = {AWS_SECRET}", AWS_SECRET),
        ("SECRET_KEY_BASE=9f86d081884c7d659a2feaa0c55ad015", "9f86d081884c7d659a2feaa0c55ad015"),
        ('{"api_key": "Zx81kqPlm09"}', "Zx81kqPlm09"),
        ("пароль від бази: s3cr3tX", "s3cr3tX"),
        ("密码是hunter2，请保密", "hunter2"),
        ("كلمة المرور هي hunter2", "hunter2"),
        ("Passwort lautet Sommer2024", "Sommer2024"),
        ("contraseña: gato1234", "gato1234"),
    ],
)
def test_an_announced_secret(text: str, value: str) -> None:
    found = list(keyword_values(text, text.lower()))
    assert [each for _, each in found] == [value]
    assert all(text.startswith(each, start) for start, each in found)


@pytest.mark.parametrize(
    "text",
    [
        "password reset flow is documented in docs/auth.md",
        "the token count is 1200",
        "secret santa is on 2026-12-20",
        "password is required! Password is wrong?",
        "passwords are hashed with argon2id; password: argon2id",
        "password: string, password: 'required'",
        "password is 12-character minimum, password: 2026-11-30",
        "The password is stored in KeePass2, secret: 1Password",
        "token: RS256, secret: AES-256-GCM, token: base64url",
        "api key: see docs/keys.md, private key: ~/.ssh/id_ed25519",
        "secret: ${DB_PASSWORD}, password: $DB_PASS1, password: {{ pw1 }}",
        "password: os.environ['DB_PASSWORD1']",
        "password = getpass()",
        "password is DB_PASSWORD_2",
        "The access token is valid for 3600s",
        "password: <your-password1>, password: your-password-1, password: ****1234",
        "the secret is in vault://kv/app1, secret: op://house/app1/field",
        "token is 3f2504e0-4f89-11d3-9a0c-0305e82c3301",
        "session token: sprint-2026, secret: AUTH-1234",
        "api_key_id: abc12345678, password_hash: abc12345678",
        "compass: abc123, secretary: Anna1234, tokenizer: bpe50k12",
        "cache key: user1234abc",
        "token: 1234567890",
        "tokens: 1.2M",
        "password: 12345678",
        "the error in secret12345abc and passwordX9-value7",
    ],
)
def test_no_secret_is_announced(text: str) -> None:
    assert list(keyword_values(text, text.lower())) == []


@pytest.mark.parametrize(
    ("name", "secret"),
    [
        ("password", True),
        ("db_password", True),
        ("API_KEY", True),
        ("aws.secret-access-key", True),
        ("password_hash", False),
        ("token_count", False),
        ("topic", False),
    ],
)
def test_a_fields_name(name: str, secret: bool) -> None:
    assert names_a_secret(name) is secret


@pytest.mark.parametrize("value", ["a" + "_a" * 100 + "!", "your" + "-_" * 98, "v1" + "_" * 198, "a." * 100, "/" * 200])
def test_any_value_is_judged_at_once(value: str) -> None:
    looks_chosen(value, quoted=False)
