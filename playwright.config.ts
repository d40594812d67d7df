import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumPath, undrawn } from "./tests/support/chromium.ts";

/** Each worker starts the built site for itself (tests/e2e/site-test.ts), so there is no web server here. */
export default defineConfig({
	testDir: "tests/e2e",
	outputDir: "test-results/e2e",
	// A test waits for the browser a third of its time.
	workers: Math.min(availableParallelism() * 2, 6),
	retries: 0,
	forbidOnly: true,
	// A slow machine is no failure: the limits are there for what hangs.
	timeout: 120_000,
	expect: { timeout: 15_000 },
	reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
	// A worker of the browser would answer before a test does; tests/e2e/offline.desk.spec.ts lets it.
	use: { serviceWorkers: "block", launchOptions: { executablePath: chromiumPath(), args: undrawn } },
	projects: [
		// The desk first: it has the longest tests, and at the end no core is to wait for one of them.
		{ name: "desk", testIgnore: /\.phone\.spec\.ts$/, use: { viewport: { width: 1280, height: 800 } } },
		{
			name: "phone",
			testIgnore: /\.desk\.spec\.ts$/,
			grepInvert: /@any-width/,
			use: { viewport: { width: 375, height: 812 }, hasTouch: true },
		},
	],
});
