import { createHmac } from "node:crypto";
import { createCookie } from "react-router";
import { expect, test } from "vitest";
import { signedCookie } from "./signed-cookie.ts";

const secret = Buffer.alloc(32, 7);

test.each([true, false])("is signed as the framework signs it (over https alone: %s)", async (secure) => {
	const key = createHmac("sha256", secret).update("cookie receipt").digest("base64url");
	const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: 60 } as const;
	const framework = createCookie(secure ? "__Host-receipt" : "receipt", { ...attributes, secrets: [key] });
	const ours = signedCookie("receipt", 60, { secret, secure });
	for (const value of [{}, [], { text: "é; = தறி", list: [1, null] }, { long: "x".repeat(1_000) }]) {
		const sealed = await ours.serialize(value);
		expect(sealed).toBe(await framework.serialize(value));
		expect(await ours.parse(sealed)).toEqual(value);
	}
});
