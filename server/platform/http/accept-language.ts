/** A longer header is no browser's. */
const MAX_LENGTH = 200;

/**
 * The language a reader prefers among those there are (RFC 4647, section 3.4: "de-CH" finds "de").
 * @param header the request's Accept-Language
 * @param languages their tags (BCP 47), the default first
 */
export function preferredLanguage<Tag extends string>(
	header: string | undefined,
	languages: readonly [Tag, ...Tag[]],
): Tag {
	const [otherwise] = languages;
	if (header === undefined || header.length > MAX_LENGTH || languages.length === 1) return otherwise;
	for (const wanted of wantedTags(header)) {
		if (wanted === "*") return otherwise;
		const found = languages.find((tag) => wanted === tag.toLowerCase() || wanted.startsWith(`${tag.toLowerCase()}-`));
		if (found !== undefined) return found;
	}
	return otherwise;
}

/** The tags of the header, the most wanted first; `q=0` refuses one. */
function wantedTags(header: string): string[] {
	return header
		.toLowerCase()
		.split(",")
		.map((part) => {
			const [tag = "", ...parameters] = part.split(";").map((text) => text.trim());
			const quality = parameters.find((parameter) => parameter.startsWith("q="));
			return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
		})
		.filter(({ tag, quality }) => tag !== "" && quality > 0)
		.sort((a, b) => b.quality - a.quality)
		.map(({ tag }) => tag);
}
