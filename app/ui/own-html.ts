declare global {
	interface Window {
		trustedTypes?: {
			createPolicy(name: string, rules: { createHTML(text: string): string }): { createHTML(text: string): string };
		};
	}
}

/** The one policy that the document allows (server/platform/http/security-headers.ts). */
const policy =
	typeof window === "undefined"
		? undefined
		: window.trustedTypes?.createPolicy("thari-style", { createHTML: (text) => text });

/** Marks markup as ours: only what the document itself already holds may be given here. */
export function ownHtml(text: string): string {
	return policy ? policy.createHTML(text) : text;
}
