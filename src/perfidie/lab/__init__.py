"""Many matches: simulations, benchmarks and other experiments on the engine, apart from play."""
