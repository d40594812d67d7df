import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** A browser is known for so long after somebody has last come in with it, milliseconds. */
const KNOWN_FOR = 180 * 86_400_000;
/** People who may share one browser and each be known there. */
const AT_ONE_BROWSER = 4;

/**
 * The browsers that somebody has come in with, both factors passed. Such a one counts its tries for itself: strangers
 * who try an address cannot keep its owner out at their own desk. The cookie lets nobody in.
 */
export type Devices = {
	/** By what name the tries of this browser count; undefined where nobody has come in with it, or not by `email`. */
	known(request: Request, email?: string): string | undefined;
	/** The Set-Cookie value for a browser with which `email` has just come in. */
	remember(request: Request, email: string): string;
};

type Token = { id: string; text: string };

/** @param secret signs the cookie, so that nothing of it needs to be stored */
export function createDevices(secret: string, publicUrl: string, now: () => number): Devices {
	const secure = publicUrl.startsWith("https:");
	const name = secure ? "__Host-desk-device" : "desk-device";
	const sign = (text: string) => createHmac("sha256", secret).update(`device ${text}`).digest("base64url");
	const ownerOf = (email: string) => sign(`owner ${email.toLowerCase()}`).slice(0, 16);

	function tokensOf(request: Request): (Token & { owner: string })[] {
		const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
		const value = cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
		return value
			.split("~")
			.slice(0, AT_ONE_BROWSER)
			.flatMap((text) => {
				const [id = "", until = "", owner = "", signature = ""] = text.split(".");
				const [given, right] = [Buffer.from(signature), Buffer.from(sign(`${id}.${until}.${owner}`))];
				const isOurs = given.length === right.length && timingSafeEqual(given, right);
				return isOurs && Number(until) > now() ? [{ id, owner, text }] : [];
			});
	}

	return {
		known(request, email) {
			const tokens = tokensOf(request);
			const found = email === undefined ? tokens[0] : tokens.find(({ owner }) => owner === ownerOf(email));
			return found && `device ${found.id}`;
		},
		remember(request, email) {
			const owner = ownerOf(email);
			const tokens = tokensOf(request);
			const id = tokens.find((token) => token.owner === owner)?.id ?? randomBytes(16).toString("base64url");
			const text = `${id}.${now() + KNOWN_FOR}.${owner}`;
			const others = tokens.filter((token) => token.owner !== owner).map((token) => token.text);
			const value = [`${text}.${sign(text)}`, ...others].slice(0, AT_ONE_BROWSER).join("~");
			const attributes = `Max-Age=${KNOWN_FOR / 1000}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
			return `${name}=${value}; ${attributes}`;
		},
	};
}
