import { chooseEncoding, compressFast, gzipStream } from "./compress.ts";

/** Below this, what compressing costs is more than what it saves. */
const WORTH_COMPRESSING = 1_000;

/** An answer as the browser takes it, compressed where that is worth it. */
export async function compressed(response: Response, acceptEncoding: string | undefined): Promise<Response> {
	const encoding = chooseEncoding(acceptEncoding);
	const type = response.headers.get("Content-Type") ?? "";
	if (
		encoding === "identity" ||
		!response.body ||
		!/^text\/|json|xml/.test(type) ||
		response.headers.has("Content-Encoding")
	)
		return response;
	// A file to keep may be of any length, and is made while it is sent.
	if (response.headers.has("Content-Disposition")) {
		const stream = gzipStream(response.body, acceptEncoding);
		if (!stream) return response;
		const headers = new Headers(response.headers);
		headers.set("Content-Encoding", "gzip");
		headers.append("Vary", "Accept-Encoding");
		headers.delete("Content-Length");
		return new Response(stream, { status: response.status, statusText: response.statusText, headers });
	}
	const plain = Buffer.from(await response.arrayBuffer());
	const small = plain.length < WORTH_COMPRESSING;
	const bytes = small ? plain : await compressFast(plain, encoding);
	const headers = new Headers(response.headers);
	if (!small) headers.set("Content-Encoding", encoding);
	headers.append("Vary", "Accept-Encoding");
	headers.set("Content-Length", String(bytes.length));
	return new Response(new Uint8Array(bytes), { status: response.status, statusText: response.statusText, headers });
}
