import type { Images } from "../../catalogue/index.ts";

const CACHE_CONTROL = "public, max-age=31536000, immutable";

/** An uploaded picture; undefined when there is none. Its name changes with its content, so it is kept for a year. */
export async function mediaResponse(
	images: Pick<Images, "read">,
	name: string,
	ifNoneMatch: string | undefined,
): Promise<Response | undefined> {
	const file = await images.read(name);
	if (!file) return undefined;
	const headers = { "Cache-Control": CACHE_CONTROL, ETag: `"${name}"` };
	if (ifNoneMatch?.replace(/^W\//, "") === headers.ETag) return new Response(null, { status: 304, headers });
	return new Response(new Uint8Array(file.bytes), {
		headers: { ...headers, "Content-Type": file.type, "Content-Length": String(file.bytes.length) },
	});
}
