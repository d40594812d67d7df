const STREAM = "window.__reactRouterContext.streamController";

/** The framework's two scripts behind ours: the page's data as one text, and the word that this was all. */
const OPENING = `</script><!--$--><script>${STREAM}.enqueue(`;
const CLOSING = `);</script><!--$--><script>${STREAM}.close();</script><!--/$--><!--/$-->`;

/**
 * Makes one inline script of a document's three: two hashes less in the policy's header. The data's text is quoted
 * singly, so that its own quotes stand as they stand in the page and compress with it. A document whose data comes in
 * several parts is left as it is.
 */
export function joinScripts(html: string): string {
	if (html.split(`${STREAM}.enqueue(`).length !== 2) return html;
	// Looked for from the end, and not by a pattern: data may be megabytes, which no pattern goes through.
	const start = html.indexOf(OPENING);
	const end = html.lastIndexOf(CLOSING);
	if (start < 0 || end < start) return html;
	const text: unknown = JSON.parse(html.slice(start + OPENING.length, end));
	const script = `;${STREAM}.enqueue(${singlyQuoted(String(text))});${STREAM}.close()</script>`;
	return html.slice(0, start) + script + html.slice(end + CLOSING.length);
}

function singlyQuoted(text: string): string {
	const escaped = text
		.replace(/[\\']/g, "\\$&")
		.replaceAll("\n", "\\n")
		.replaceAll("\r", "\\r")
		.replaceAll("<", "\\x3c");
	return `'${escaped}'`;
}
