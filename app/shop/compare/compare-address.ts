/** At most this many products stand side by side. */
export const MOST_COMPARED = 4;

/** The page on which products stand side by side, by their slugs; commas stay commas, so that it can be read. */
export function compareAddress(slugs: readonly string[], more: Readonly<Record<string, string>> = {}): string {
	const rest = new URLSearchParams(more);
	const parts = [...(slugs.length > 0 ? [`items=${slugs.join(",")}`] : []), ...(rest.size > 0 ? [String(rest)] : [])];
	return parts.length > 0 ? `/compare?${parts.join("&")}` : "/compare";
}
