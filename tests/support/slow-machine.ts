import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";

/** How long pages run before they are halted, milliseconds: a small part of a frame. */
const RUN = 2;
/** How often it is looked which processes there are, milliseconds: a frame may be given one of its own. */
const LOOK_EVERY = 50;

/**
 * Does something while all pages of a browser run only a part of the time, as on a slow machine. The browser's own way
 * (Emulation.setCPUThrottlingRate) keeps a core busy even while a page waits for its network; what is halted takes nothing.
 * A page that is new runs at full speed until it is seen.
 * @param rate how many times slower
 * @throws Error where no page could be halted, so that nothing was slow
 */
export async function onSlowMachine(browser: Browser, rate: number, work: () => Promise<void>): Promise<void> {
	if (rate === 1) return work();
	const session = await browser.newBrowserCDPSession();
	let pages: number[] = [];
	let halts = 0;
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
			halts += stopped.length;
			// As long as they ran in fact: this process may have been busy.
			await pause((performance.now() - since) * (rate - 1));
			for (const page of stopped) signal(page, "SIGCONT");
		}
	};
	// Waited for once the work is over: an error of the work comes before one of the slowing.
	const slowing = Promise.allSettled([looking(), halting()]);
	try {
		await work();
	} finally {
		isOver = true;
		await slowing;
		await session.detach();
	}
	for (const end of await slowing) if (end.status === "rejected") throw end.reason;
	if (halts === 0) throw new Error("No page could be halted: this machine cannot be made slow.");
}

/** @returns whether the process is still there */
function signal(id: number, name: "SIGSTOP" | "SIGCONT"): boolean {
	try {
		return process.kill(id, name);
	} catch (error) {
		// It has ended meanwhile.
		if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
		throw error;
	}
}
