import { randomUUID } from "node:crypto";
import { codeOf, inviteLink, secretIn } from "../support/invite-link.ts";
import { startSite } from "../support/site.ts";
import { type Trial, verdict } from "../support/verdict.ts";
import { browserFrom } from "./staff.ts";

/*
 * Strangers with as many addresses as they like try passwords all at once, each within what one address may try. To
 * look at a password takes a core for a moment, so that colleagues would wait behind all of them.
 */

const PASSWORD = "an example of four words";

export const attack: Trial = async (short) => {
	const site = await startSite({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
	try {
		const email = `${randomUUID().slice(0, 8)}@staff.example`;
		const link = new URL(inviteLink(site, "staff", email)).pathname;
		const own = browserFrom(site.url, "192.0.2.1");
		await own(link, { name: "Example Colleague", email, password: PASSWORD });
		const secret = secretIn(await (await own(link)).text());
		await own(link, { code: codeOf(secret, -1) });

		const size = short ? 300 : 1_200;
		const since = performance.now();
		const crowd = Array.from({ length: size }, async (_, n) => {
			const address = `198.51.${Math.floor(n / 250)}.${n % 250}`;
			const fields = { email: `${n}@nobody.example`, password: "not the password" };
			const answer = await browserFrom(site.url, address)("/desk/sign-in", fields);
			return { status: answer.status, sentence: (await answer.text()).includes("Many people are signing in") };
		});
		const mine = await own("/desk/sign-in", { email, password: PASSWORD });
		const waited = Math.round(performance.now() - since);
		const answers = await Promise.all(crowd);
		const took = Math.round(performance.now() - since);
		const refused = answers.filter(({ sentence }) => sentence).length;
		const later = await browserFrom(site.url, "203.0.113.1")("/desk/sign-in", { email, password: PASSWORD });
		return verdict("crowd-at-sign-in", `${size} tries in ${took} ms, ${refused} not looked at; waited ${waited} ms`, [
			[answers.every(({ status }) => status === 401), "a try was not answered with 401"],
			// How long that takes is the machine's affair; how many passwords stand before a colleague's is not.
			[refused > size / 2, `only ${refused} of ${size} were told to come again`],
			[mine.status === 303, `the colleague's password was answered with ${mine.status}`],
			[later.status === 303, `a new browser was answered with ${later.status} afterwards`],
		]);
	} finally {
		await site.stop();
	}
};
