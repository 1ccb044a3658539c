"""The windows in which memory of another workspace is compared, merged and sent."""
