import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["**/*.test.{ts,tsx}"],
		exclude: ["node_modules/**", "build/**", "tests/e2e/**"],
		environment: "node",
		// Two cores: more workers only wait for each other.
		maxWorkers: 2,
		globalSetup: ["tests/support/postgres-setup.ts"],
	},
});
