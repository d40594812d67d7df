const STREAM = "window.__reactRouterContext.streamController";

/** The framework's two scripts behind ours: the page's data as one text, and the word that this was all. */
const SCRIPTS =
	/<\/script><!--\$--><script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:\\.|[^"\\])*")\);<\/script><!--\$--><script>window\.__reactRouterContext\.streamController\.close\(\);<\/script><!--\/\$--><!--\/\$-->/;

/**
 * Makes one inline script of a document's three: two hashes less in the policy's header. The data's text is quoted
 * singly, so that its own quotes stand as they stand in the page and compress with it. A document whose data comes in
 * several parts is left as it is.
 */
export function joinScripts(html: string): string {
	if (html.split(`${STREAM}.enqueue(`).length !== 2) return html;
	return html.replace(SCRIPTS, (_, quoted: string) => {
		const text: unknown = JSON.parse(quoted);
		return `;${STREAM}.enqueue(${singlyQuoted(String(text))});${STREAM}.close()</script>`;
	});
}

function singlyQuoted(text: string): string {
	const escaped = text
		.replace(/[\\']/g, "\\$&")
		.replaceAll("\n", "\\n")
		.replaceAll("\r", "\\r")
		.replaceAll("<", "\\x3c");
	return `'${escaped}'`;
}
