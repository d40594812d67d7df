import { createWindows } from "./windows.ts";

const MB = 1024 * 1024;
const DAY = 86_400_000;

/** How many bytes of files one address may leave here within a day; counted in memory. */
export type ByteBudget = {
	/** A sentence for the sender when so many more would be too many; counts nothing. */
	refuse(address: string, bytes: number): string | undefined;
	/** Counts what was kept. */
	spend(address: string, bytes: number): void;
};

/** @param most bytes an address and day */
export function createByteBudget(most: number, now: () => number): ByteBudget {
	const windows = createWindows(DAY);
	return {
		refuse(address, bytes) {
			const time = now();
			const { since, count } = windows.at(address, time);
			if (count + bytes <= most) return undefined;
			const hours = Math.max(1, Math.ceil((since + DAY - time) / 3_600_000));
			const wait = hours === 1 ? "1 hour" : `${hours} hours`;
			return `Nothing was saved: more than ${most / MB} MB of files have come from your network within a day. Please send the message without files, or try again in ${wait}.`;
		},
		spend(address, bytes) {
			windows.at(address, now()).count += bytes;
		},
	};
}
