import { defineConfig } from "vitest/config";

const everywhere = ["node_modules/**", "build/**", "tests/e2e/**"];
// A slow machine is no failure: the limit is there for what hangs.
const test = {
	environment: "node",
	// No module keeps anything that another file's tests would meet, and loading them anew takes a third of the time.
	isolate: false,
	setupFiles: ["tests/support/quiet-log.ts"],
	testTimeout: 120_000,
	hookTimeout: 120_000,
	expect: { poll: { timeout: 60_000 } },
};

/**
 * unit: beside what they test, no server needed; `npm run check` runs these.
 * slow: the same, but they take long (`*.slow.test.ts`).
 * conformance: against SQLite and a PostgreSQL of their own.
 */
export default defineConfig({
	test: {
		// A third worker fills two cores while the others wait for a time limit, a lock or the database server.
		maxWorkers: 3,
		projects: [
			{
				test: {
					...test,
					name: "unit",
					include: ["**/*.test.{ts,tsx}"],
					exclude: [...everywhere, "tests/conformance/**", "**/*.slow.test.{ts,tsx}"],
				},
			},
			{ test: { ...test, name: "slow", include: ["**/*.slow.test.{ts,tsx}"], exclude: everywhere } },
			{
				test: {
					...test,
					name: "conformance",
					include: ["tests/conformance/**/*.test.ts"],
					globalSetup: ["tests/support/database-setup.ts"],
				},
			},
		],
	},
});
