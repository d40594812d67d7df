const ALL = [40, 4_000, 40_000];

/** How many products a catalogue is measured with; `npm run bench -- search 40000` takes one of them. */
export const SIZES = ALL.some(isAsked) ? ALL.filter(isAsked) : ALL;

function isAsked(size: number): boolean {
	return process.argv.includes(String(size));
}
