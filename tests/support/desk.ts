import type { Right } from "../../domain/staff/staff.ts";
import type { Database } from "../../server/platform/db/database.ts";
import type { SignIn } from "../../server/staff/sign-in.ts";
import type { StaffSession } from "../../server/staff/staff-auth.ts";
import { StaffPermit } from "../../server/staff/staff-permit.ts";
import { totp } from "../../server/staff/totp.ts";
import { fromBase32 } from "./base32.ts";
import { openShop, type Shop, visitor } from "./shop.ts";

/** The use-cases with the gate of the desk opened. */
export type DeskShop = Shop & SignIn;

export async function openDeskShop(database: Database, environment: Record<string, string> = {}): Promise<DeskShop> {
	const shop = await openShop(database, environment);
	return { ...shop, ...(await shop.services.signIn()) };
}

/** A browser at the desk: it keeps cookies and asks the use-cases as the pages do. */
export type DeskBrowser = {
	request(): Request;
	/** Takes the Set-Cookie values of an answer. */
	take(cookies: readonly string[]): void;
	cookies: Map<string, string>;
};

export function deskBrowser(): DeskBrowser {
	const cookies = new Map<string, string>();
	return {
		cookies,
		request: () => {
			const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
			return new Request("http://localhost/desk", { headers: { cookie, "user-agent": "Firefox/140 Linux" } });
		},
		take(answers) {
			for (const answer of answers) {
				const [, name, value, rest] = /^([^=]+)=([^;]*)(.*)$/s.exec(answer) ?? [];
				if (!name || value === undefined) continue;
				if (/Max-Age=0/i.test(rest ?? "")) cookies.delete(name);
				else cookies.set(name, value);
			}
		},
	};
}

/** Somebody who is in, with the permit that the gate would give; it ends with an error that says how. */
export function withPermit(staff: StaffSession, right?: Right) {
	const ends = { signedOut: () => new Error("signed out"), withoutRight: () => new Error("without the right") };
	return { ...staff, permit: StaffPermit.of(staff, right, ends) };
}

export const PASSWORD = "four words in a row";

/** The code that the app of somebody with this secret shows now, or `ahead` half minutes later. */
export const codeOf = (secret: string, ahead = 0) => totp(fromBase32(secret), Date.now() + ahead * 30_000);

/** The first step of a link, and what the second one shows. */
export async function begin(shop: DeskShop, browser: DeskBrowser, token: string, email: string, password = PASSWORD) {
	const { inviteAcceptance } = shop;
	const person = await inviteAcceptance.setPerson(token, browser.request(), {
		name: "Example Person",
		email,
		password,
	});
	if (person?.status !== "next") throw new Error(`The first step was refused: ${JSON.stringify(person)}`);
	browser.take(person.cookies);
	const invite = await inviteAcceptance.open(token, browser.request());
	if (invite?.step !== "factor") throw new Error("The second step does not follow the first.");
	return invite.enrolment.secret;
}

/** Goes through a whole link. */
export async function comeIn(shop: DeskShop, browser: DeskBrowser, token: string, email: string, password = PASSWORD) {
	const secret = await begin(shop, browser, token, email, password);
	const confirmed = await shop.inviteAcceptance.confirm(token, browser.request(), codeOf(secret));
	if (confirmed?.status !== "done") throw new Error(`The second step was refused: ${JSON.stringify(confirmed)}`);
	browser.take(confirmed.cookies);
	return { secret, recoveryCodes: confirmed.recoveryCodes };
}

/** The password step of the sign-in. */
export async function enterPassword(shop: DeskShop, browser: DeskBrowser, email: string, password = PASSWORD) {
	const entry = await shop.staffAuth.signIn(browser.request(), { email, password }, visitor);
	if (entry.status === "in") browser.take(entry.cookies);
	return entry;
}

/** The code step of the sign-in. */
export async function enterCode(shop: DeskShop, browser: DeskBrowser, code: string) {
	const entry = await shop.staffAuth.enterCode(browser.request(), code, visitor);
	if (entry.status === "in") browser.take(entry.cookies);
	return entry;
}
