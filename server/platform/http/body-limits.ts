const KB = 1024;
const MB = 1024 * KB;

/** A form has at most 64 kB: far above what a person writes. */
export const largestForm = 64 * KB;

/** The few addresses that take more; those with large ones read a body only after their gate has let the sender in. */
const LARGER: readonly { path: RegExp; bytes: number }[] = [
	// A list of 1,000 lines, in whatever script: it has no gate, and what is longer is refused before it is looked at.
	{ path: /^\/quick-order$/, bytes: 512 * KB },
	// A hundred products, each split into forty cells or more: as many bytes as the list above, which has no gate either. What
	// is typed beside them is held to a form's size (`readListForm`), and of each list no more is looked at than it may hold.
	{ path: /^\/(checkout|selection\/lines|selection\.pdf)$/, bytes: 512 * KB },
	// Five attachments of 5 MB with a message: the buyer's page and the case in the desk.
	{ path: /^\/q\/[\w-]+$/, bytes: 26 * MB },
	{ path: /^\/desk\/requests\/[\w-]+$/, bytes: 26 * MB },
	// A draft of 100 lines with their notes, each with 40 cells as asked and as offered; the same as a template.
	{ path: /^\/desk\/requests\/[\w-]+\/quote(\/patterns)?$/, bytes: 2 * MB },
	// A catalogue of 50,000 products as CSV.
	{ path: /^\/desk\/catalogue\/file$/, bytes: 61 * MB },
	// One picture of 10 MB, or what all products cost as CSV. No other form of the catalogue brings a file.
	{ path: /^\/desk\/catalogue\/(costs|(products|categories)\/[\w-]+\/pictures)$/, bytes: 11 * MB },
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
	if (!hasLength || !isMultipart(type)) return largestForm;
	const page = path.replace(/\.data$/, "");
	return LARGER.find((rule) => rule.path.test(page))?.bytes ?? largestForm;
}

/** "64 kB", "26 MB": as the refusal says it. */
export function sizeText(bytes: number): string {
	return bytes < MB ? `${Math.floor(bytes / KB)} kB` : `${Math.floor(bytes / MB)} MB`;
}
