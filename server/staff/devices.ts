import { createHmac, randomBytes } from "node:crypto";
import * as z from "zod";
import { signedCookie } from "../platform/http/signed-cookie.ts";

/** How long a browser is known after the last sign-in with it, milliseconds. */
const KNOWN_FOR = 180 * 86_400_000;
/** People who may share one browser and each be known there. */
const AT_ONE_BROWSER = 4;

/**
 * The browsers in which somebody has signed in with both factors. Each has its own count of tries: strangers
 * who try an address cannot keep its owner out at their own desk. The cookie is no session.
 */
export type Devices = {
	/** The key under which this browser's tries are counted; undefined if `email` has never signed in with it. */
	known(request: Request, email?: string): Promise<string | undefined>;
	/** The Set-Cookie value for a browser with which `email` has just come in. */
	remember(request: Request, email: string): Promise<string>;
};

/** Whom a browser is known for, latest first; the owner is a keyed hash of a mail address. */
const schema = z.array(z.object({ id: z.string(), until: z.number(), owner: z.string() })).max(AT_ONE_BROWSER);

/** @param secret signs the cookie, so that nothing of it needs to be stored */
export function createDevices(secret: string, publicUrl: string, now: () => number): Devices {
	const cookie = signedCookie("desk-device", KNOWN_FOR / 1000, { secret, secure: publicUrl.startsWith("https:") });
	const ownerOf = (email: string) =>
		createHmac("sha256", secret).update(`device owner ${email.toLowerCase()}`).digest("base64url").slice(0, 16);

	async function devicesOf(request: Request): Promise<z.infer<typeof schema>> {
		const read = schema.safeParse(await cookie.parse(request.headers.get("cookie")));
		return read.success ? read.data.filter(({ until }) => until > now()) : [];
	}

	return {
		async known(request, email) {
			const devices = await devicesOf(request);
			const found = email === undefined ? devices[0] : devices.find(({ owner }) => owner === ownerOf(email));
			return found && `device ${found.id}`;
		},
		async remember(request, email) {
			const owner = ownerOf(email);
			const devices = await devicesOf(request);
			const id = devices.find((device) => device.owner === owner)?.id ?? randomBytes(16).toString("base64url");
			const others = devices.filter((device) => device.owner !== owner);
			return cookie.serialize([{ id, until: now() + KNOWN_FOR, owner }, ...others].slice(0, AT_ONE_BROWSER));
		},
	};
}
