from __future__ import annotations

import pytest

from explorer.services import secret_patterns
from explorer.services.secret_patterns import secrets_in

JWT = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U"
BODY = "MIIEowIBAAKCAQEA7bq8t5rPz2uV3mYxQk1wLdJhG0fSaTnB\nabcd"
AWS_SECRET = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"
HITS = {
    f"-----BEGIN RSA PRIVATE KEY-----\n{BODY}\n-----END RSA PRIVATE KEY-----": (BODY, "Private Key"),
    f"-----BEGIN PGP PRIVATE KEY BLOCK-----\n\n{BODY}": (BODY, "Private Key"),
    f'{{"k": "-----BEGIN PRIVATE KEY-----\\n{BODY}\\n-----END"}}': (f"{BODY}\\n", "Private Key"),
    f"PuTTY-User-Key-File-3: ssh-rsa\nPrivate-Lines: 14\n{BODY}": (BODY, "Private Key"),
    f"he sent {JWT}.": (JWT, "JSON Web Token"),
    f"push with ghp_{'a1B2' * 9}": (f"ghp_{'a1B2' * 9}", "GitHub Token"),
    f"github_pat_{'A1b2' * 10}": (f"github_pat_{'A1b2' * 10}", "GitHub Token"),
    f"glpat-{'a1B2' * 5}": (f"glpat-{'a1B2' * 5}", "GitLab Token"),
    f"the api key is sk-proj-{'Ab3d' * 6}": (f"sk-proj-{'Ab3d' * 6}", "OpenAI Token"),
    f"sk-{'0a' * 16}": (f"sk-{'0a' * 16}", "OpenAI Token"),
    f"密钥sk-ant-api03-{'aB3-' * 8}x": (f"sk-ant-api03-{'aB3-' * 8}x", "Anthropic Key"),
    "AIzaSyA1b2C3d4E5f6G7h8I9j0KlMnOpQrStUvW": ("AIzaSyA1b2C3d4E5f6G7h8I9j0KlMnOpQrStUvW", "Google API Key"),
    "xoxb-123456789012-abcdefABCDEF": ("xoxb-123456789012-abcdefABCDEF", "Slack Token"),
    f"sk_live_{'4eC3' * 6}": (f"sk_live_{'4eC3' * 6}", "Stripe Access Key"),
    "bot 123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw1": (
        "123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw1",
        "Telegram Bot Token",
    ),
    "uses AKIAIOSFODNN7EXAMPLE here": ("AKIAIOSFODNN7EXAMPLE", "AWS Access Key"),
    f"aws secret key '{AWS_SECRET}'": (AWS_SECRET, "AWS Access Key"),
    f"SK{'a1' * 16}": (f"SK{'a1' * 16}", "Twilio API Key"),
    f"{'a1' * 16}-us12": (f"{'a1' * 16}-us12", "Mailchimp Access Key"),
    f"SG.{'a' * 22}.{'b' * 43}": (f"SG.{'a' * 22}.{'b' * 43}", "SendGrid API Key"),
    "postgres://user:pass@host/db": ("pass", "Basic Auth Credentials"),
    "postgres://app:p@ss!w0rd@db:5432/x": ("p@ss!w0rd", "Basic Auth Credentials"),
    "redis://:s3cret@cache": ("s3cret", "Basic Auth Credentials"),
    "curl -s -u admin:hunter2 https://x.y": ("hunter2", "Basic Auth Credentials"),
    "Authorization: Basic dXNlcjpwYXNz": ("dXNlcjpwYXNz", "Basic Auth Credentials"),
    "Authorization: Bearer abcdef0123456789abcdef": ("abcdef0123456789abcdef", "Authorization Header"),
    "authorization: token abcdef0123456789abcdef": ("abcdef0123456789abcdef", "Authorization Header"),
    "The value 'Zk9x7Qp2Lm4Rt8Vw1Yb3Nc6Hd5Jf0Gs' opens it": (
        "Zk9x7Qp2Lm4Rt8Vw1Yb3Nc6Hd5Jf0Gs",
        "Base64 High Entropy String",
    ),
    'if "swordfish" == my_password': ("swordfish", "Secret Keyword"),
}


@pytest.mark.parametrize(("text", "value", "what"), [(text, *found) for text, found in HITS.items()])
def test_a_secret(text: str, value: str, what: str) -> None:
    places = list(secrets_in(text))
    assert (value, what) in [(place.value, place.what) for place in places]
    assert all(text.startswith(place.value, place.start) for place in places)


@pytest.mark.parametrize("text", HITS)
def test_what_is_skipped_for_speed_loses_no_hit(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = {place[:3] for place in secrets_in(text)}
    every = tuple(shape._replace(needles=("",)) for shape in secret_patterns._SHAPES)
    monkeypatch.setattr(secret_patterns, "_SHAPES", every)
    assert {place[:3] for place in secrets_in(text)} == quick


@pytest.mark.parametrize(
    "text",
    [
        "3f2504e0-4f89-11d3-9a0c-0305e82c3301",
        "commit a94a8fe5ccb19ba61c4c0873d391e987982fbbd3",
        "commit 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3'",
        "content hash 2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",
        "npm integrity 'sha512-Zk9x7Qp2Lm4Rt8Vw1Yb3Nc6Hd5Jf0Gs=='",
        "version 1.2.3-beta.4",
        "explorer/services/secrets.py",
        "'src/components/CheckoutFlow/PaymentMethodSelector2'",
        "'CopilotRepositorySessionTransport10'",
        "the files begin with -----BEGIN RSA PRIVATE KEY----- and end so",
        "postgres://${USER}:${PASS}@host/db postgres://u:<password>@h postgres://u:***@h",
        "https://host:8080/@ana",
        "sk-learn-pipeline-for-the-new-model-2026",
        "Bearer authentication is used everywhere",
        "Authorization: Bearer <token>, Authorization: Bearer $TOKEN",
        "Basic authentication2 is off",
        "git.acme.dev.MasterBranchProtection",
        "12:30:45 and 1700000000:ok",
    ],
)
def test_no_secret(text: str) -> None:
    assert list(secrets_in(text)) == []
