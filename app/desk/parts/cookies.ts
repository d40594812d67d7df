/** Headers that set these cookies, one line each. */
export function withCookies(cookies: readonly string[]): Headers {
	const headers = new Headers();
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	return headers;
}
