/** A stylesheet of the build as React writes it; the router marks with "#" one that a later script asks for, too. */
const SHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g;
const END = "</style>";

/**
 * Puts what a document uses of its linked stylesheets into the document, and holds the sheets themselves back: a
 * browser does not fetch a link that is `disabled`; the boot script enables them (app/late-script/boot.ts). React
 * still finds each link where it expects it, and passes over the element that stands here besides.
 * @param usedOf what a document uses of the sheets at these addresses, in their order
 */
export function styleInside(html: string, usedOf: (addresses: readonly string[], html: string) => string): string {
	const end = html.indexOf("</head>");
	const head = html.slice(0, Math.max(end, 0));
	const addresses = [...head.matchAll(SHEET)].map(([, address = ""]) => address);
	if (addresses.length === 0) return html;
	// Before the sheets: a rule that stands here must not overrule one of them that does not.
	const place = head.search(SHEET);
	const before = head.slice(0, place);
	const used = `${usedOf(addresses, html)}</style>`;
	// One element, where the document has a style of its own there: its policy names each by a hash.
	const style = before.endsWith(END) ? before.slice(0, -END.length) + used : `${before}<style>${used}`;
	const held = head.slice(place).replace(SHEET, (link) => link.replace("/>", ' disabled=""/>'));
	return style + held + html.slice(end);
}
