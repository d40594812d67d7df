/** What stands in the rendered document where the server puts the style (server entry). */
export const PLACEHOLDERS = { faces: "/*faces*/", css: "/*css*/" };

/**
 * Puts the style into a document, at its own two places alone: whatever else of the document says the same words was
 * written by somebody.
 */
export function fillStyle(html: string, style: Readonly<Record<keyof typeof PLACEHOLDERS, string>>): string {
	return html.replace(
		/(<style\b[^<>]*\sid="(faces|css)"[^<>]*>)\/\*\2\*\//g,
		(_, tag: string, id: keyof typeof PLACEHOLDERS) => tag + style[id],
	);
}
