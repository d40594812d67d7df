import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Chromium without windows, as Debian packs it: the same engine for 0.6 of the processor's time per test. */
export const HEADLESS = "/usr/bin/chromium-headless-shell";

const PLACES = [
	HEADLESS,
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The browser of this machine: the one CHROMIUM_PATH names, else an installed one, else Playwright's own. */
export function chromiumPath(): string | undefined {
	return [process.env.CHROMIUM_PATH ?? "", ...PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

/** Arguments for a browser that talks to the site alone and runs in a container as well. */
export const chromiumArguments = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--no-first-run",
];

/**
 * The same for tests, which ask a page and never look at a picture of it: it is laid out and composed frame by frame, and
 * nothing of it is drawn, which saves a tenth of the processor's time. A screenshot would be empty.
 */
export const undrawn = [
	...chromiumArguments.filter((argument) => argument !== "--disable-gpu"),
	// Two processes fewer to talk to.
	"--in-process-gpu",
	"--enable-features=NetworkServiceInProcess2",
	// No page of a test lives long enough for its script to earn the best translation.
	"--js-flags=--no-turbofan --no-maglev",
	"--use-gl=angle",
	"--use-angle=swiftshader",
	"--disable-gl-drawing-for-tests",
	// A busy machine is no hanging one.
	"--disable-gpu-watchdog",
	// What a test draws itself, to read it, is drawn all the same.
	"--disable-accelerated-2d-canvas",
];
