import { randomUUID } from "node:crypto";
import { codeOf, inviteLink, secretIn } from "../support/invite-link.ts";
import { startSite } from "../support/site.ts";
import { type Trial, verdict } from "../support/verdict.ts";
import { browserFrom } from "./staff.ts";

/*
 * A stranger with 20 networks tries a colleague's address until nobody comes in by it: their own desk would be shut to
 * them. Whoever has read a code over the colleague's shoulder uses it after the next one. And two browsers take one
 * invitation at the same moment: the one that loses is to be told, not to fail.
 */

const PASSWORD = "an example of four words";

export const attack: Trial = async (short) => {
	const site = await startSite({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
	try {
		const email = `${randomUUID().slice(0, 8)}@staff.example`;
		const link = new URL(inviteLink(site, "staff", email)).pathname;
		const own = browserFrom(site.url, "192.0.2.1");
		const person = { name: "Example Colleague", email, password: PASSWORD };
		await own(link, person);
		const secret = secretIn(await (await own(link)).text());
		const confirmed = await own(link, { code: codeOf(secret, -1) });

		const [networks, tries] = short ? [1, 6] : [20, 5];
		for (let network = 0; network < networks; network++) {
			const stranger = browserFrom(site.url, `198.51.100.${network}`);
			for (let n = 0; n < tries; n++) await stranger("/desk/sign-in", { email, password: "not the password" });
		}
		const held = await browserFrom(site.url, "198.51.100.0")("/desk/sign-in", { email, password: PASSWORD });
		// In the short form the stranger shares the colleague's network.
		const mine = await own("/desk/sign-in", { email, password: PASSWORD });

		const thief = browserFrom(site.url, "203.0.113.1");
		if (short) await thief("/desk/sign-in", { email, password: PASSWORD });
		const shown = codeOf(secret);
		const entered = await own("/desk/sign-in/second-factor", { code: codeOf(secret, 1) });
		await thief("/desk/sign-in/second-factor", { code: shown });
		const stolen = await thief("/desk/account");

		const other = `${randomUUID().slice(0, 8)}@staff.example`;
		const shared = new URL(inviteLink(site, "staff", other)).pathname;
		const both = await Promise.all(
			["192.0.2.2", "192.0.2.3", "192.0.2.4"].map((address, n) =>
				browserFrom(site.url, address)(shared, { name: `Newcomer ${n}`, email: other, password: `${PASSWORD} ${n}` }),
			),
		);
		const statuses = both.map(({ status }) => status);
		return verdict(
			"locked-out",
			`${networks * tries} wrong passwords; browsers with one invitation: ${statuses.join(" ")}`,
			[
				[confirmed.status === 200, `the colleague's invitation was answered with ${confirmed.status}`],
				[held.status !== 303, "strangers are not held up"],
				[mine.status === 303, `the colleague's password in their own browser was answered with ${mine.status}`],
				[(await own("/desk/account")).status === 200, "the colleague is not in"],
				[entered.headers.get("location") === "/desk", `the colleague's code was answered with ${entered.status}`],
				[stolen.status !== 200, "a code lets somebody in after the next one was used"],
				[statuses.every((status) => status < 500), "a browser with the same invitation failed"],
				[statuses.includes(303), "nobody goes on with the invitation"],
			],
		);
	} finally {
		await site.stop();
	}
};
