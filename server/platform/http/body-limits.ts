const KB = 1024;
const MB = 1024 * KB;

/** A form has at most 64 kB: far above what a person writes. */
const FORM = 64 * KB;

/** The few addresses that take more; each reads its body only after its own gate has let the sender in. */
const LARGER: readonly { path: RegExp; bytes: number }[] = [
	// Five attachments of 5 MB with a message: the buyer's page and the case in the desk.
	{ path: /^\/q\/[\w-]+$/, bytes: 26 * MB },
	{ path: /^\/desk\/requests\/[\w-]+$/, bytes: 26 * MB },
	// A draft of 100 lines with their notes.
	{ path: /^\/desk\/requests\/[\w-]+\/quote$/, bytes: 512 * KB },
	// One picture of 10 MB, or a catalogue as CSV.
	{ path: /^\/desk\/catalogue(\/|$)/, bytes: 11 * MB },
];

/** What no body exceeds, wherever it goes. */
export const largestBody = Math.max(...LARGER.map(({ bytes }) => bytes));

/** Whether a body comes in parts: the one form of it that can be read piece by piece (form-body.ts). */
export const isMultipart = (type: string) => /^multipart\/form-data\s*(;|$)/i.test(type);

/** What a request says of its body before it comes. */
type Announced = { type: string; hasLength: boolean };

/**
 * How many bytes the body of a POST to this path may have; a data request of the router counts as its page. Only a
 * body in parts may be large: any other is taken apart at once, which costs the square of its fields. Neither may one
 * that does not say its length: it is read to be counted, before any gate.
 */
export function bodyLimitOf(path: string, { type, hasLength }: Announced): number {
	if (!hasLength || !isMultipart(type)) return FORM;
	const page = path.replace(/\.data$/, "");
	return LARGER.find((rule) => rule.path.test(page))?.bytes ?? FORM;
}

/** "64 kB", "26 MB": as the refusal says it. */
export function sizeText(bytes: number): string {
	return bytes < MB ? `${Math.floor(bytes / KB)} kB` : `${Math.floor(bytes / MB)} MB`;
}
