/** What better-auth needs of a request. */
export function callerHeaders(request: Request): Headers {
	const headers = new Headers();
	for (const name of ["cookie", "user-agent"]) {
		const value = request.headers.get(name);
		if (value) headers.set(name, value.slice(0, 4096));
	}
	return headers;
}
