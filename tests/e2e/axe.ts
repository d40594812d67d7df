import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Page } from "@playwright/test";

/** Half the length of the text that the package exports, which every page would have to be sent and to read. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Nothing here plays, so there is nothing to load ahead. */
const LOOKED_FOR = { resultTypes: ["violations"], runOnly: { type: "tag", values: TAGS }, preload: false };

/**
 * By axe itself: its builder hands it to the page anew each time, opens another page to put together what frames say, and
 * carries everything that is well out of it, which takes many times the time of looking.
 */
export async function violationsOn(page: Page): Promise<string[]> {
	const [top, ...within] = page.frames();
	if (!top) return [];
	await giveAxe(top);
	const inFrames = [];
	for (const frame of within) inFrames.push(await partOf(frame));
	return top.evaluate(
		async ({ inFrames, ...options }) => {
			const axe = Reflect.get(window, "axe");
			const parts = [await axe.runPartial(document, options), ...inFrames];
			const { violations } = await axe.finishRun(parts, options);
			return violations.map(
				({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
					`${id}: ${nodes.map(({ html }) => html).join(" ")}`,
			);
		},
		{ ...LOOKED_FOR, inFrames },
	);
}

/** What axe finds in a frame that is part of a page: not a page of its own, which would need a heading for itself. */
async function partOf(frame: Frame): Promise<unknown> {
	await giveAxe(frame);
	return frame.evaluate(async (options) => {
		const { width, height } = document.documentElement.getBoundingClientRect();
		const context = { initiator: false, focusable: true, size: { width, height }, include: [], exclude: [] };
		return Reflect.get(window, "axe").runPartial(context, options);
	}, LOOKED_FOR);
}

async function giveAxe(frame: Frame): Promise<void> {
	if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE);
}
