/** All that a stream brings, as text. */
export function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
	return new Response(stream).text();
}
