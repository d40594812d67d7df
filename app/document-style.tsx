import { memo } from "react";

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
 * The document's own stylesheet, drawn once: written anew, even the same text would be empty for a moment, and an
 * empty one is not allowed (server/http/security-headers.ts). The server renders a placeholder; the browser answers
 * with what the document already holds, so that React can put it back should it ever draw the whole document anew.
 */
export const DocumentStyle = memo(function DocumentStyle() {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: what this page needs of our own stylesheet, put in by the server.
	return <style id="css" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styleText() }} />;
});

function styleText(): string {
	if (typeof document === "undefined") return STYLE_PLACEHOLDER;
	const text = document.getElementById("css")?.textContent ?? "";
	return policy ? policy.createHTML(text) : text;
}
