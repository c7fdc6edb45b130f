"""Toy games for the conformance suite: one that keeps every promise, and many that each break one."""
