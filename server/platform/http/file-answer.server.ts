import type { StoredFile } from "../files/files.ts";

/**
 * A stored file as an answer, of exactly the type that its content was found to have.
 * @param how "attachment" is saved and never shown; "inline" is for what the company itself has made
 */
export function fileAnswer({ type, bytes }: StoredFile, name: string, how: "attachment" | "inline"): Response {
	return new Response(new Uint8Array(bytes), {
		headers: {
			"Content-Type": type,
			"Content-Length": String(bytes.byteLength),
			"Content-Disposition": `${how}; ${fileNames(name)}`,
		},
	});
}

/** The name twice: in plain ASCII, and as it is written (RFC 6266, section 5). */
function fileNames(name: string): string {
	const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
	const whole = encodeURIComponent(name.toWellFormed()).replace(
		/['()*]/g,
		(mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `filename="${plain}"; filename*=UTF-8''${whole}`;
}
