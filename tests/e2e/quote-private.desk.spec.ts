import { randomBytes } from "node:crypto";
import type { APIResponse, Page } from "@playwright/test";
import { priya } from "../support/cases.ts";
import { buyersCase, type Case, DAY, readRow } from "./buyer.ts";
import { signedIn } from "./desk.ts";
import { expect, open, test } from "./site-test.ts";

const wrong = () => randomBytes(32).toString("base64url");

const headersOf = (answer: APIResponse) =>
	answer
		.headersArray()
		.map(({ name, value }) => `${name}: ${value}`)
		.join("\n");

/** Every address below a private link, as app/routes.ts names them, for one file and one version. */
const below = (file: string) => [
	"",
	".data",
	"/cart",
	"/cart.data",
	"/version-check",
	"/reminders",
	"/quotation/1",
	"/proforma",
	`/files/${file}`,
	"/seen",
	"/nowhere",
];

const acts: Record<string, string>[] = [
	{ act: "accept", version: "1", terms: "on", name: "A Stranger" },
	{ act: "change", version: "1", message: "Change it" },
	{ act: "decline", version: "1", reason: "No" },
	{ act: "reply", message: "Hello" },
	{ act: "withdraw", reason: "" },
	{ act: "renew", message: "" },
];

const pdf = { name: "labels.pdf", type: "application/pdf", bytes: new TextEncoder().encode("%PDF-1.7 labels") };

async function withFile(one: Case): Promise<void> {
	await one.quote();
	await one.does((shop) =>
		shop.services.buyerCases.perform(one.access, { kind: "reply", message: "See the file", files: [pdf] }),
	);
}

function fileOf(site: Parameters<typeof readRow>[0], one: Case): string {
	return String(readRow(site, "select id from attachment where case_id = ?", one.id).id);
}

test("every answer is kept by nobody, found by nobody, and no word of its address is told", async ({ page, site }) => {
	const one = await buyersCase(site);
	await withFile(one);
	const file = fileOf(site, one);
	for (const path of below(file)) {
		for (const method of ["GET", "HEAD"]) {
			const answer = await page.request.fetch(one.path + path, { method });
			expect([path, answer.headers()]).toEqual([
				path,
				expect.objectContaining({
					"cache-control": "no-store",
					"x-robots-tag": "noindex, nofollow",
					"referrer-policy": "no-referrer",
					"x-content-type-options": "nosniff",
				}),
			]);
			expect(headersOf(answer)).not.toContain(one.token);
		}
	}
	expect(await (await page.request.get("/sitemap.xml")).text()).not.toContain("/q/");
	const html = await (await page.request.get(one.path)).text();
	expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
});

test("a link that is wrong, has run out or was revoked opens one and the same screen", async ({ page, site }) => {
	const [late, revoked] = [await buyersCase(site, {}, Date.now() - 181 * DAY), await buyersCase(site)];
	await revoked.does(async (shop) => {
		const { revision } = revoked.row();
		await shop.services.staffCases.renewLink(priya, { caseId: revoked.id, revision: Number(revision) });
	});
	const bodies = new Set<string>();
	for (const token of [wrong(), "short", late.token, revoked.token, `${revoked.token}x`])
		for (const path of ["", "/cart", "/version-check", "/quotation/1", "/proforma", "/files/x", "/seen", "/nowhere"]) {
			const answer = await page.request.get(`/q/${token}${path}`);
			expect([token, path, answer.status()]).toEqual([token, path, 404]);
			bodies.add(await answer.text());
		}
	for (const path of ["/q", "/q/"]) bodies.add(await (await page.request.get(path)).text());
	expect(bodies.size).toBe(1);
	const [body = ""] = bodies;
	expect(body).toContain("This link does not work.");
	expect(body).not.toContain(late.token);
});

test("the screen for such a link stands once, and leads on", async ({ page, complaints }) => {
	await page.goto(`/q/${wrong()}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work.");
	await expect(page.getByRole("contentinfo")).toHaveCount(1);
	await expect(page.getByRole("link", { name: "Go to the home page" })).toBeVisible();
	await complaints.toHave(/status of 404/);
});

test.describe("a stranger cannot", () => {
	const send = (page: Page, path: string, form: Record<string, string>, origin: string) =>
		page.request.post(path, { form, headers: { Origin: origin }, maxRedirects: 0 });

	test("write with a wrong link", async ({ page, site }) => {
		const one = await buyersCase(site);
		await one.quote();
		const before = one.row();
		for (const token of [wrong(), one.token.replace(/^./, (first) => (first === "A" ? "B" : "A"))]) {
			for (const form of acts) expect((await send(page, `/q/${token}`, form, site.url)).status()).toBe(404);
			const data = await page.request.post(`/q/${token}.data`, { form: acts[0], headers: { Origin: site.url } });
			expect(data.status()).toBe(404);
			expect((await send(page, `/q/${token}/seen`, {}, site.url)).status()).toBe(404);
			const files = {
				act: "reply",
				message: "x",
				files: { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(1e6) },
			};
			const large = await page.request.post(`/q/${token}`, { multipart: files, headers: { Origin: site.url } });
			expect(large.status()).toBe(404);
		}
		expect(one.row()).toEqual(before);
	});

	test("read or change another's case with a good link of their own", async ({ page, site }) => {
		const [mine, theirs] = [await buyersCase(site), await buyersCase(site, { email: "other@example.com" })];
		await withFile(mine);
		const before = mine.row();
		const file = fileOf(site, mine);
		expect((await page.request.get(`${mine.path}/files/${file}`)).status()).toBe(200);
		for (const path of [`/files/${file}`, "/quotation/1", "/proforma"])
			expect([path, (await page.request.get(theirs.path + path)).status()]).toEqual([path, 404]);
		for (const form of acts) await send(page, theirs.path, { ...form, caseId: mine.id, id: mine.id }, site.url);
		expect(mine.row()).toEqual(before);
	});

	test("make the buyer's browser write from another site", async ({ page, site }) => {
		const one = await buyersCase(site);
		await one.quote();
		const before = one.row();
		const from = (headers: Record<string, string>) => page.request.post(one.path, { form: acts[0], headers });
		expect((await from({ Origin: "https://evil.example" })).status()).toBe(403);
		expect((await from({ Origin: "null", "Sec-Fetch-Site": "cross-site" })).status()).toBe(403);
		expect(one.row()).toEqual(before);
	});
});

test("opening a link changes nothing, however a machine opens it; a person's look is told by the page", async ({
	page,
	site,
}) => {
	const one = await buyersCase(site);
	await withFile(one);
	const before = one.row();
	for (const path of [...below(fileOf(site, one)), "?version=1", "?done=accept"])
		for (const method of ["GET", "HEAD"]) await page.request.fetch(one.path + path, { method });
	expect(one.row()).toEqual(before);
	await open(page, one.path);
	await expect.poll(() => one.row().views).toBe(1);
	expect(one.row()).toEqual({ ...before, views: 1, viewed_at: expect.any(Number) });
});

test("a second look, soon after the first, at an offer sent between them is told to the desk", async ({
	page,
	site,
	browser,
}) => {
	const one = await buyersCase(site);
	await open(page, one.path);
	await expect.poll(() => one.row().views).toBe(1);
	await one.quote();
	const { revision } = one.row();
	const context = await browser.newContext();
	const desk = await context.newPage();
	await signedIn(desk, site);
	await desk.goto(`${site.url}/desk/requests/${one.id}`);
	await expect(desk.getByText("Not seen since our last message.")).toBeVisible();
	// A mail scanner opens the link in the mail.
	await page.request.get(one.path);
	expect(one.row().views).toBe(1);
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your quotation is ready.");
	await expect.poll(() => one.row().views).toBe(2);
	expect(one.row().revision).toBe(revision);
	await desk.reload();
	await expect(desk.getByText(/ Seen (just now|\d+ min ago)\./)).toBeVisible();
	await expect(desk.getByText("Buyer looked at the private page (2×)")).toBeVisible();
	await context.close();
});

test("no log line and no request to anywhere else holds the token", async ({ page, site }) => {
	const one = await buyersCase(site);
	await withFile(one);
	const asked: string[] = [];
	page.on("request", (request) => asked.push(`${request.url()} ${request.headers().referer ?? ""}`));
	await open(page, one.path);
	await expect.poll(() => one.row().views).toBe(1);
	for (const path of ["/nowhere", "?version=%E0%A4%A", "/%2e%2e"]) await page.request.get(one.path + path);
	await page.request.get(`/%71/${one.token}`);
	await page.request.post(one.path, { form: { act: "nothing" }, headers: { Origin: site.url } });
	await page.request.delete(one.path);
	expect(asked.filter((line) => !line.startsWith(`${site.url}/`) && !line.startsWith("data:"))).toEqual([]);
	// Fonts are asked for by the stylesheet, which may say so.
	for (const line of asked) expect(line.split(" ")[1]).not.toContain("/q/");
	expect(site.output()).toContain('"/q/…"');
	expect(site.output()).not.toContain(one.token.slice(0, 20));
});

test("a file of the conversation is only ever saved, under its own name and type", async ({ page, site }) => {
	const one = await buyersCase(site);
	await withFile(one);
	const answer = await page.request.get(`${one.path}/files/${fileOf(site, one)}`);
	expect(answer.headers()).toMatchObject({
		"content-type": "application/pdf",
		"content-disposition": `attachment; filename="labels.pdf"; filename*=UTF-8''labels.pdf`,
		"x-content-type-options": "nosniff",
		"content-security-policy": expect.stringContaining("default-src 'none'"),
	});
	expect((await answer.body()).equals(Buffer.from(pdf.bytes))).toBe(true);
	expect((await page.request.get(`${one.path}/quotation/1`)).headers()["content-type"]).toBe("application/pdf");
});
