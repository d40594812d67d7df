import { createHmac, createSecretKey } from "node:crypto";
import { type Cookie, createCookie } from "react-router";

export type CookieSite = {
	/** Shared by all processes; each cookie is signed by a key of its own made from it. */
	secret: Buffer | string;
	/** Whether the site is reached by https alone. */
	secure: boolean;
};

type SignedCookie = Pick<Cookie, "parse"> & {
	/** A Set-Cookie value. */
	serialize(value: object): Promise<string>;
};

/**
 * A signed cookie of the framework that no script reads, no other site sends along, and, over https, no other host sets
 * (`__Host-`). Old ones stop counting when the secret or the name changes. The mark is made here, as the framework makes
 * it: it prepares its key anew and starts a thread's job for each, which was a fifteenth of an order request.
 * @param maxAge seconds that a browser keeps it
 */
export function signedCookie(name: string, maxAge: number, { secret, secure }: CookieSite): SignedCookie {
	const key = createHmac("sha256", secret).update(`cookie ${name}`).digest("base64url");
	const sealing = createSecretKey(key, "utf8");
	const fullName = secure ? `__Host-${name}` : name;
	const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge } as const;
	const unsigned = createCookie(fullName, attributes);
	const signed = createCookie(fullName, { ...attributes, secrets: [key] });
	return {
		parse: signed.parse,
		async serialize(value) {
			const [pair = "", ...rest] = (await unsigned.serialize(value)).split("; ");
			const content = decodeURIComponent(pair.slice(fullName.length + 1));
			const mark = createHmac("sha256", sealing).update(content).digest("base64").replace(/=+$/, "");
			return [`${pair}.${encodeURIComponent(mark)}`, ...rest].join("; ");
		},
	};
}
