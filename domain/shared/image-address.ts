/** The application's version, as the image rule of the specification has it (sections 7 and 9). */
const VERSION = "1.0.0";

/**
 * The local address of an image: leading slashes and a query string are stripped; a path containing "assets/" or
 * "images/" is used as given, any other gets the version query (specification, section 7).
 */
export function imageAddress(path: string): string {
	const bare = path.replace(/^\/+/, "").replace(/\?.*$/s, "");
	return /assets\/|images\//.test(bare) ? `/${bare}` : `/${bare}?v=${VERSION}`;
}
