const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Takes the nonce out of a document, and tells the texts of the inline scripts that bore it. A script that got
 * into the document in any other way bears none, and the document's policy will not name it. Documents are kept for many
 * visitors, so that a nonce in the policy itself would be known to all of them.
 */
export function takeNonce(html: string, nonce: string): { html: string; scripts: string[] } {
	const attribute = ` nonce="${nonce}"`;
	const scripts = [...html.matchAll(SCRIPT)].flatMap(([, attributes = "", text]) =>
		text && attributes.includes(attribute) && !/\ssrc=/.test(attributes) ? [text] : [],
	);
	return { html: html.replaceAll(attribute, ""), scripts };
}
