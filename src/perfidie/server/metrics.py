"""What Prometheus is told: numbers of the whole server, none of one table."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        self.tables = Gauge("perfidie_tables", "Tables in memory", registry=registry)
        self.connections = Gauge("perfidie_connections", "Open sockets", registry=registry)
        self.created = Counter("perfidie_tables_created", "Tables made", registry=registry)
        self.rows = Counter("perfidie_log_rows", "Rows appended to logs", registry=registry)
        self.thoughts = Counter("perfidie_thoughts", "Choices that bots thought about", registry=registry)
        self.refused = Counter("perfidie_refused", "Refused commands", ["code"], registry=registry)
        self.failures = Counter("perfidie_failures", "Things that went wrong", ["where"], registry=registry)
        self.command_seconds = Histogram(
            "perfidie_command_seconds", "From a command to its answer", buckets=BUCKETS, registry=registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)


METRICS = Metrics()
