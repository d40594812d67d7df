import { createHmac } from "node:crypto";
import { type Cookie, createCookie } from "react-router";

export type CookieSite = {
	/** Shared by all processes; each cookie is signed by a key of its own made from it. */
	secret: Buffer | string;
	/** Whether the site is reached by https alone. */
	secure: boolean;
};

/**
 * A signed cookie of the framework that no script reads, no other site sends along, and, over https, no other host sets
 * (`__Host-`). Old ones stop counting when the secret or the name changes.
 * @param maxAge seconds that a browser keeps it
 */
export function signedCookie(name: string, maxAge: number, { secret, secure }: CookieSite): Cookie {
	const key = createHmac("sha256", secret).update(`cookie ${name}`).digest("base64url");
	return createCookie(secure ? `__Host-${name}` : name, {
		...{ path: "/", httpOnly: true, sameSite: "lax", secure, maxAge },
		secrets: [key],
	});
}
