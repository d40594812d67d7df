declare global {
	interface Window {
		trustedTypes?: {
			createPolicy<Rules extends { createHTML?(text: string): string; createScriptURL?(text: string): string }>(
				name: string,
				rules: Rules,
			): Rules;
		};
	}
}

/** The policy that the document allows for markup (server/platform/http/security-headers.ts). */
const policy =
	typeof window === "undefined"
		? undefined
		: window.trustedTypes?.createPolicy("thari-style", { createHTML: (text) => text });

/** Marks markup as ours: only what the document itself already holds may be given here. */
export function ownHtml(text: string): string {
	return policy ? policy.createHTML(text) : text;
}
