/** An error as problem+json (RFC 9457) with what a person needs: a sentence and an id to name. */
export function problem(
	status: number,
	title: string,
	detail: string,
	requestId: string,
	headers: Record<string, string> = {},
): Response {
	return new Response(JSON.stringify({ type: "about:blank", title, status, detail, requestId }), {
		status,
		headers: { "Content-Type": "application/problem+json", "Cache-Control": "no-store", ...headers },
	});
}
