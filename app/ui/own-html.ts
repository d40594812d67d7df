type Rules = { createHTML(text: string): string; createScriptURL(address: string): string };

declare global {
	interface Window {
		trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
	}
}

const same = (text: string) => text;

/** The one policy that the document allows (server/platform/http/security-headers.ts). */
const policy =
	typeof window === "undefined"
		? undefined
		: window.trustedTypes?.createPolicy("thari-style", { createHTML: same, createScriptURL: same });

/** Marks markup as ours: only what the document itself already holds may be given here. */
export function ownHtml(text: string): string {
	return policy ? policy.createHTML(text) : text;
}

/** Marks the address of a script as ours: only one that stands in our own code may be given here. */
export function ownScript(address: string): string {
	return policy ? policy.createScriptURL(address) : address;
}
