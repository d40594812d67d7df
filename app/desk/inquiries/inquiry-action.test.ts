import { afterAll, expect, test } from "vitest";
import { MAX_STAFF_TEXT } from "../../../domain/shared/text-limits.ts";
import { inquiryView } from "../../../server/inquiries/inquiry-view.ts";
import { priya } from "../../../tests/support/cases.ts";
import { openFreshDatabase } from "../../../tests/support/databases.ts";
import { exampleInquiry } from "../../../tests/support/example-forms.ts";
import { openShop, typedKey, visitor } from "../../../tests/support/shop.ts";
import { answerInquiry } from "./inquiry-action.server.ts";

const { database, drop } = await openFreshDatabase();
const shop = await openShop(database);
await shop.services.inquiries.submit(shop.form({ ...exampleInquiry, formKey: typedKey(shop) }), visitor);
const { id } = await database.read.selectFrom("inquiry").select("id").executeTakeFirstOrThrow();

afterAll(async () => {
	await shop.close();
	await drop();
});

async function post(fields: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	const request = new Request(`https://www.thari.example/desk/inquiries/${id}`, { method: "POST", body: form });
	const { data, init } = await answerInquiry(request, shop.services, priya, id);
	return { status: init?.status, answer: data };
}
const view = () => inquiryView(database.read, id);

test("an answer that is too long is refused with what was typed, and none of it is mailed", async () => {
	const before = await view();
	const message = "x".repeat(MAX_STAFF_TEXT + 1);
	const fields = { intent: "reply", revision: String(before?.revision), message };
	const { status, answer } = await post(fields);
	expect(status).toBe(400);
	expect(answer).toMatchObject({
		status: "refused",
		errors: { message: "Please keep this under 8,000 characters." },
		values: { message },
	});
	expect(await view()).toEqual(before);

	const { answer: sent } = await post({ ...fields, message: message.slice(1) });
	expect(sent).toMatchObject({ status: "done", action: "reply" });
	expect((await view())?.entries.at(-1)?.body).toBe(message.slice(1));
});

test("what none of our pages sends is no action", async () => {
	const revision = String((await view())?.revision);
	const strange: Record<string, string>[] = [
		{ intent: "erase", revision },
		{ intent: "close", revision: "" },
		{ intent: "close", revision, entryId: "1" },
	];
	for (const fields of strange) await expect(post(fields)).rejects.toMatchObject({ init: { status: 400 } });
});
