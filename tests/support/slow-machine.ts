import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";

/** How long pages run before they are halted, milliseconds: a small part of a frame. */
const RUN = 2;
/** How often it is looked which processes there are, milliseconds: a frame may be given one of its own. */
const LOOK_EVERY = 50;

/**
 * Does something while all pages of a browser run only a part of the time, as on a slow machine. The browser's own way
 * (Emulation.setCPUThrottlingRate) keeps a core busy even while a page waits for its network; what is halted takes nothing.
 * @param rate how many times slower
 */
export async function onSlowMachine(browser: Browser, rate: number, work: () => Promise<void>): Promise<void> {
	if (rate === 1) return work();
	const session = await browser.newBrowserCDPSession();
	let pages: number[] = [];
	const look = async () => {
		const { processInfo } = await session.send("SystemInfo.getProcessInfo");
		pages = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
	};
	await look();
	let isOver = false;
	const looking = async () => {
		for (; !isOver; await pause(LOOK_EVERY)) await look();
	};
	const halting = async () => {
		while (!isOver) {
			const since = performance.now();
			await pause(RUN);
			const stopped = pages.filter((page) => signal(page, "SIGSTOP"));
			// As long as they ran in fact: this process may have been busy.
			await pause((performance.now() - since) * (rate - 1));
			for (const page of stopped) signal(page, "SIGCONT");
		}
	};
	const slowing = Promise.all([looking(), halting()]);
	try {
		await work();
	} finally {
		isOver = true;
		await slowing;
		await session.detach();
	}
}

/** @returns whether the process is still there */
function signal(id: number, name: "SIGSTOP" | "SIGCONT"): boolean {
	try {
		return process.kill(id, name);
	} catch {
		return false;
	}
}
