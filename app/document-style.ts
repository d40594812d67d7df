/** Stands in the rendered document where the server puts the stylesheet (server entry). */
export const STYLE_PLACEHOLDER = "/*store.css*/";

/**
 * The text of the document's own stylesheet. The server renders a placeholder; the browser answers with what
 * the document already holds, so that React never takes it away.
 */
export function documentStyle(): string {
	if (typeof document === "undefined") return STYLE_PLACEHOLDER;
	return document.getElementById("css")?.textContent ?? "";
}
