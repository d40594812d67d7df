import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext, APIResponse } from "@playwright/test";
import routes from "../../app/routes.ts";
import { roleHas } from "../../domain/staff/staff.ts";
import { type Site, startSite } from "../support/site.ts";
import { test as base, expect } from "./site-test.ts";
import { everything, type Ground, layGround, wrongToken } from "./stranger-ground.ts";
import type { Row } from "./stranger-row.ts";
import { rows } from "./stranger-table.ts";

/*
 * Every private read and every write of the site, tried by everybody who has no right to it: it is refused, and the
 * database is afterwards what it was before. The same requests then come from where they may come from and are done,
 * so that nothing here is refused only because it was a bad form.
 */

const test = base.extend<{ site: Site }, { ground: Ground }>({
	ground: [
		async ({ browser }, use) => {
			const site = await startSite();
			const ground = await layGround(site, browser);
			await use(ground);
			await ground.close();
			await site.stop();
		},
		{ scope: "worker" },
	],
	site: async ({ ground }, use) => use(ground.site),
});

type Entry = (typeof routes)[number];
type Address = { path: string; file: string };

const addressesOf = (entry: Entry, above = ""): Address[] => {
	const path = [above, entry.path].filter(Boolean).join("/");
	const below = (entry.children ?? []).flatMap((child) => addressesOf(child, path));
	return entry.children ? below : [{ path, file: entry.file }];
};
const isPrivate = ({ path }: Address) => /^(desk|q\/(orders\/)?:token)(\/|$)/.test(path);
const source = ({ file }: Address) => readFileSync(join(import.meta.dirname, "../../app", file), "utf8");
const has = (address: Address, name: "loader" | "action") =>
	new RegExp(`^export (async )?(function|const) ${name}\\b|^export \\{ \\w+ as ${name} \\}`, "m").test(source(address));
/** An action that only refuses writes nothing. */
const writes = (address: Address) =>
	has(address, "action") && !/action\(\) \{\s*throw notHere|action = loader;/.test(source(address));

test("every address that is private or can be written to has its row here", () => {
	const addresses = routes.flatMap((entry) => addressesOf(entry));
	expect(addresses.length).toBeGreaterThan(50);
	const needed = addresses.filter((address) => isPrivate(address) || writes(address));
	expect(needed.map(({ path }) => path).sort()).toEqual(Object.keys(rows).sort());
	for (const address of needed) expect([address.path, writes(address)]).toEqual([address.path, hasForms(address.path)]);
});

const hasForms = (path: string) => rows[path]?.writes !== undefined;
/** Where a form goes: without what only a reader asks for. */
const below = (row: Row, ground: Ground) => row.at(ground).replace(/\?(?!index).*/, "");

/** Sends a form as a browser does; a file is sent as one. */
function send(who: APIRequestContext, path: string, form: Record<string, string>, headers: Record<string, string>) {
	const { file, ...fields } = form;
	if (file === undefined) return who.post(path, { form, headers, maxRedirects: 0 });
	const part = { name: "file.csv", mimeType: "text/csv", buffer: Buffer.from(file) };
	return who.post(path, { multipart: { ...fields, file: part }, headers, maxRedirects: 0 });
}

const isSentAway = async (answer: APIResponse) => {
	const said = [202, 303].includes(answer.status());
	return said && (answer.headers().location ?? (await answer.text())).includes("/desk/sign-in");
};

test("every private address is read by whoever may, and by nobody else", async ({ ground }) => {
	const { nobody, half, staff, owner } = ground.as;
	const asked = (who: APIRequestContext, address: string) => who.get(address, { maxRedirects: 0 });
	const expectStatus = async (who: APIRequestContext, address: string, status: number) =>
		expect([address, (await asked(who, address)).status()]).toEqual([address, status]);
	for (const [pattern, row] of Object.entries(rows)) {
		const path = row.at(ground);
		if (row.for === "link") {
			for (const token of [wrongToken(), ground.other.token]) {
				const [, , , ...rest] = path.startsWith("/q/orders/") ? [] : path.split("/");
				const theirs = path.startsWith("/q/orders/") ? `/q/orders/${token}` : ["/q", token, ...rest].join("/");
				// Of these a buyer has their own; another buyer's are not there for them.
				const own =
					token === ground.other.token &&
					theirs.startsWith(`/q/${token}`) &&
					["", "cart", "version-check", "reminders"].includes(rest.join("/"));
				if (own) expect(await (await asked(owner, theirs)).text()).not.toContain(ground.one.reference);
				else for (const who of [nobody, owner]) await expectStatus(who, theirs, 404);
			}
			await expectStatus(nobody, path, row.reads === false ? 404 : 200);
		} else if (row.for !== "all") {
			const [address = "", query] = path.split("?");
			const data = `${address}.data${query ? `?${query}` : ""}`;
			for (const who of [nobody, half])
				for (const one of [path, data]) expect([one, await isSentAway(await asked(who, one))]).toEqual([one, true]);
			const refused = row.for !== "in" && !roleHas("staff", row.for);
			if (refused) for (const one of [path, data]) await expectStatus(staff, one, 403);
			await expectStatus(owner, path, pattern === "desk/*" ? 404 : row.leadsOn ? 302 : 200);
		}
	}
});

test("nothing is written by anybody who may not, nor from another site", async ({ ground }) => {
	test.slow();
	const { site, as } = ground;
	const ours = { Origin: site.url };
	const elsewhere: Record<string, string>[] = [
		{ Origin: "https://evil.example" },
		{ Origin: "null", "Sec-Fetch-Site": "cross-site" },
		{ Origin: site.url, "Sec-Fetch-Site": "same-site" },
	];
	let tried = 0;
	for (const [pattern, row] of Object.entries(rows)) {
		const path = below(row, ground);
		const forms = (await row.writes?.(ground)) ?? [{ any: "thing" }];
		const before = everything(site);
		const refused = async (form: Record<string, string>, answer: APIResponse, status: number) => {
			expect([pattern, form, answer.status()]).toEqual([pattern, form, status]);
			tried++;
		};
		for (const form of forms) {
			for (const headers of elsewhere) await refused(form, await send(as.owner, path, form, headers), 403);
			if (row.for === "all") continue;
			if (row.for === "link") {
				const wrong = path.replace(/^(\/q\/(orders\/)?)[^/]+/, `$1${wrongToken()}`);
				for (const who of [as.nobody, as.owner]) await refused(form, await send(who, wrong, form, ours), 404);
				if (row.refuses) await refused(form, await send(as.nobody, path, form, ours), row.refuses);
				continue;
			}
			for (const who of [as.nobody, as.half]) {
				const answer = await send(who, path, form, ours);
				await refused(form, answer, 303);
				expect(answer.headers().location).toBe("/desk/sign-in");
				expect(await isSentAway(await send(who, `${path}.data`, form, ours))).toBe(true);
			}
			if (row.writes && row.for !== "in" && !roleHas("staff", row.for))
				await refused(form, await send(as.staff, path, form, ours), 403);
		}
		expect(everything(site), pattern).toEqual(before);
	}
	expect(tried).toBeGreaterThan(200);
});

test("another's private link changes nothing of this case", async ({ ground }) => {
	const { site, as, one, other } = ground;
	const before = everything(site);
	const forms = (await rows["q/:token"]?.writes?.(ground)) ?? [];
	for (const form of forms) {
		const answer = await send(
			as.nobody,
			other.path,
			{ ...form, caseId: one.id, id: one.id, token: one.token },
			{
				Origin: site.url,
			},
		);
		expect(answer.status()).toBeLessThan(500);
	}
	const after = everything(site);
	const ofCase = (lines: string[] = []) => lines.filter((line) => line.includes(one.id));
	for (const table of Object.keys(before))
		expect([table, ofCase(after[table])]).toEqual([table, ofCase(before[table])]);
});

test("the sign-in's own library is at no address", async ({ ground }) => {
	const { site, as } = ground;
	const before = everything(site);
	const names = ["sign-in/email", "sign-up/email", "get-session", "list-sessions", "update-user", "two-factor/disable"];
	for (const name of names)
		for (const root of ["/api/auth", "/auth", "/desk/auth", "/desk/api/auth"]) {
			const path = `${root}/${name}`;
			expect([path, (await as.owner.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
			const form = { email: ground.owner.email, password: ground.owner.password, name: "A Stranger" };
			const written = await as.owner.post(path, { form, headers: { Origin: site.url }, maxRedirects: 0 });
			expect([path, [404, 405].includes(written.status())]).toEqual([path, true]);
			const json = await as.owner.post(path, { data: form, headers: { Origin: site.url }, maxRedirects: 0 });
			expect([path, json.status()]).toEqual([path, 415]);
		}
	expect(everything(site)).toEqual(before);
});

test("each of these forms does something when it comes from where it may come from", async ({ ground }) => {
	const { site, as } = ground;
	for (const [pattern, row] of Object.entries(rows)) {
		const [form] = (await row.writes?.(ground)) ?? [];
		if (!form || row.storesNothing) continue;
		const before = everything(site);
		const answer = await send(whoMay(pattern, row, as), below(row, ground), form, { Origin: site.url });
		const isDone = [200, 204, 303].includes(answer.status());
		expect([pattern, isDone], isDone ? "" : await answer.text()).toEqual([pattern, true]);
		expect([pattern, JSON.stringify(everything(site)) === JSON.stringify(before)]).toEqual([pattern, false]);
	}
});

function whoMay(pattern: string, row: Row, as: Ground["as"]): APIRequestContext {
	if (pattern === "desk/sign-in/second-factor") return as.half;
	return row.for === "all" && pattern !== "desk/sign-out" ? as.nobody : as.owner;
}
