/** A feed as RFC 4287 has it. Times are epoch milliseconds. */
export type AtomFeed = {
	/** Names the feed for good, wherever it lies. */
	id: string;
	title: string;
	/** The feed's own address, and that of the page it is about. */
	self: string;
	page: string;
	author: string;
	updated: number;
	entries: readonly { id: string; title: string; url: string; summary: string; category: string; at: number }[];
};

/** Writes a feed. */
export function writeAtom({ id, title, self, page, author, updated, entries }: AtomFeed): string {
	const shared = [
		element("id", id),
		element("title", title),
		element("updated", moment(updated)),
		`<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
		`<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
		`<author>${element("name", author)}</author>`,
	];
	const all = entries.map((entry) => {
		const parts = [
			element("id", entry.id),
			element("title", entry.title),
			`<link rel="alternate" type="text/html" href="${escaped(entry.url)}"/>`,
			element("published", moment(entry.at)),
			element("updated", moment(entry.at)),
			`<category term="${escaped(entry.category)}"/>`,
			element("summary", entry.summary),
		];
		return `<entry>${parts.join("")}</entry>`;
	});
	return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">${[...shared, ...all].join("\n")}</feed>\n`;
}

function element(name: string, text: string): string {
	return `<${name}>${escaped(text)}</${name}>`;
}

function moment(at: number): string {
	return new Date(at).toISOString();
}

/** Characters that XML 1.0 does not allow at all, whatever they are written as. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function escaped(text: string): string {
	return text
		.replace(FORBIDDEN, "")
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}
