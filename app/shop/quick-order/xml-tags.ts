/*
 * Reads XML tag by tag, in one pass and without building anything: as much of it as parts of a spreadsheet need. The
 * browser's own parser would be refused by the site's security policy (trusted types).
 */

export type Tag = {
	/** Without its namespace. */
	name: string;
	/** "</c>"; an empty one ("<c/>") begins and ends at once, and is no end. */
	isEnd: boolean;
	isEmpty: boolean;
	/** The text behind it, up to the next tag. */
	after: string;
	/** By its name in whatever letters: "Id" and "id". */
	attribute(name: string): string | undefined;
};

const TAG = /<(\/?)(?:\w+:)?([\w.-]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*?)(\/?)>([^<]*)/g;

export function* tagsOf(xml: string): Generator<Tag> {
	for (const [, slash, name = "", attributes = "", empty, after = ""] of xml.matchAll(TAG))
		yield {
			name,
			isEnd: slash === "/",
			isEmpty: empty === "/",
			after: decoded(after),
			attribute(wanted) {
				const found = new RegExp(`(?:^|\\s)${wanted}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(attributes);
				return found ? decoded(found[1] ?? found[2] ?? "") : undefined;
			},
		};
}

const NAMED: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function decoded(text: string): string {
	if (!text.includes("&")) return text;
	return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
		if (name !== undefined) return NAMED[name] ?? whole;
		const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
		return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
	});
}
