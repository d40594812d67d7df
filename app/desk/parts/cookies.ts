/** Headers that set these cookies; each stands in a line of its own. */
export function withCookies(cookies: readonly string[]): Headers {
	const headers = new Headers();
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	return headers;
}
