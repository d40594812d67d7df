import { networkAround } from "./client-address.ts";
import { createWindows, type Window } from "./windows.ts";

/** How many forms one address may send, and all together; counted in memory, forgotten within the window. */
export type Limits = {
	/** Counts one send and returns undefined, or refuses with a sentence for the sender. */
	refuse(address: string): string | undefined;
	/** Takes one count back: a form that could not be stored costs its sender nothing. */
	giveBack(address: string): void;
};

/** Sends within any one hour's window: by one address, and by all of them. */
export type Ceilings = { perAddress: number; inAll: number };

const WINDOW = 3_600_000;

/** An IPv6 /48 may send so many times what an address may: an office has several networks of its own. */
const AROUND = 4;

/** @param from where the forms of one address come from, as a refusal says it */
export function createLimits({ perAddress, inAll }: Ceilings, now: () => number, from = "from your network"): Limits {
	const windows = createWindows(WINDOW);
	/** However many addresses a flood comes from, disk and inbox stay usable; who was refused is not counted. */
	let all: Window = { since: now(), count: 0 };

	return {
		refuse(address) {
			const time = now();
			const counted = placesOf(address).map(({ name, times }) => ({
				window: windows.at(name, time),
				most: perAddress * times,
			}));
			if (windows.isOver(all, time)) all = { since: time, count: 0 };
			const full = counted.find(({ window, most }) => window.count >= most);
			if (full) return refusal(`too many forms have come ${from}`, full.window, time);
			if (all.count >= inAll) return refusal("more forms are coming in than we can take", all, time);
			for (const { window } of counted) window.count++;
			all.count++;
			return undefined;
		},
		giveBack(address) {
			for (const window of [...placesOf(address).map(({ name }) => windows.known(name)), all])
				if (window && window.count > 0) window.count--;
		},
	};
}

/** What a send is counted under, and how many times the ceiling of one address each of them bears. */
function placesOf(address: string): { name: string; times: number }[] {
	const around = networkAround(address);
	return [{ name: address, times: 1 }, ...(around ? [{ name: around, times: AROUND }] : [])];
}

function refusal(reason: string, { since }: Window, time: number): string {
	const minutes = Math.max(1, Math.ceil((since + WINDOW - time) / 60_000));
	const wait = minutes === 1 ? "1 minute" : `${minutes} minutes`;
	return `Nothing was saved: ${reason}. Please try again in ${wait}, or write to us by e-mail.`;
}
