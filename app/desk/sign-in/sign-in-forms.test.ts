import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { action as acceptInvite } from "./accept-invite.tsx";
import { action as secondFactor } from "./second-factor.tsx";
import { action as signIn } from "./sign-in.tsx";

type Given = { request: Request; url: URL; context: RouterContextProvider };

/** These forms are open to everybody: an unreadable body is the sender's fault, never a server error. */
const ACTIONS: Record<string, (given: Given) => Promise<unknown>> = {
	"sign-in": (given) => signIn({ ...given, params: {}, pattern: "/desk/sign-in" }),
	"sign-in/second-factor": (given) => secondFactor({ ...given, params: {}, pattern: "/desk/sign-in/second-factor" }),
	"welcome/token": (given) => acceptInvite({ ...given, params: { token: "token" }, pattern: "/desk/welcome/:token" }),
};

test.each(Object.entries(ACTIONS))(
	"a form for %s that cannot be read is answered with 400 in words",
	async (path, act) => {
		const url = new URL(`https://www.thari.example/desk/${path}`);
		const request = new Request(url, {
			method: "POST",
			body: "no parts at all",
			headers: { "Content-Type": "multipart/form-data; boundary=x" },
		});
		const expected = await readForm(request.clone()).catch((answer: unknown) => answer);
		const context = new RouterContextProvider();
		const posted = act({ request, url, context });
		await expect(posted).rejects.toEqual(expected);
		await expect(posted).rejects.toMatchObject({
			data: expect.stringContaining("Nothing was saved"),
			init: { status: 400 },
		});
	},
);
