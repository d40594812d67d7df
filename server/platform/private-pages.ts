/*
 * Addresses that give access by themselves: never logged, sent as a referrer, cached or indexed.
 */

/** The buyer's page and everything below it, in whatever way its address is written. */
const BUYERS_PAGE = /^\/+q(\/|\.data$|$)/i;

/**
 * A token as this site makes them: 256 bits, base64url, each character as it is or written as %41. A shorter run of
 * these characters may be a word.
 */
const TOKEN = /(?:[\w-]|%[\da-f]{2}){40,}/gi;

/** Whether an address belongs to the buyer's private page; the router, too, looks at it decoded. */
export function isBuyersPage(path: string): boolean {
	return BUYERS_PAGE.test(decode(path) ?? path);
}

/** Whether an address can be taken apart: one that ends in "%" cannot. */
export function isReadable(path: string): boolean {
	return decode(path) !== undefined;
}

/** A path as it may be in a log: without the token that gives access. */
export function pathToLog(path: string): string {
	const plain = decode(path);
	if (plain === undefined) return "unreadable";
	if (BUYERS_PAGE.test(plain)) return "/q/…";
	return withoutTokens(plain).slice(0, 200);
}

/** A text without the token it may contain. */
export function withoutTokens(text: string): string {
	return text.replace(TOKEN, "…");
}

/** What every answer below the buyer's page carries, errors too. */
export const PRIVATE_HEADERS: Readonly<Record<string, string>> = {
	"Cache-Control": "no-store",
	"X-Robots-Tag": "noindex, nofollow",
	"Referrer-Policy": "no-referrer",
};

function decode(path: string): string | undefined {
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
}
