/** Stands in the rendered document where the server puts the stylesheet (server entry). */
export const STYLE_PLACEHOLDER = "/*store.css*/";

type Policies = {
	createPolicy(name: string, rules: { createHTML(text: string): string }): { createHTML(text: string): string };
};

/** The one policy that the document allows (server/http/security-headers.ts): it passes our own stylesheet only. */
const policy =
	typeof window !== "undefined" && "trustedTypes" in window
		? (window.trustedTypes as Policies).createPolicy("thari-style", { createHTML: (text) => text })
		: undefined;

/**
 * The text of the document's own stylesheet. The server renders a placeholder; the browser answers with what the
 * document already holds, so that React can put it back should it ever draw the whole document anew.
 */
export function documentStyle(): string {
	if (typeof document === "undefined") return STYLE_PLACEHOLDER;
	const text = document.getElementById("css")?.textContent ?? "";
	return policy ? policy.createHTML(text) : text;
}
