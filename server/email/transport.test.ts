import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Mailbox, openMailbox } from "../../tests/support/mailbox.ts";
import { type Email, smtpTransport } from "./transport.ts";

const FROM = "Thari Textiles <sales@thari.example>";
const email: Email = {
	to: "staff@thari.example",
	replyTo: { name: "Example Buyer", address: "buyer@example.com" },
	subject: "Order request 20261120",
	text: "தறி ₹2,500",
	html: "<p>தறி ₹2,500</p>",
};
const ID = "<0d2c4c9e@thari.example>";
const DATE = new Date(Date.UTC(2026, 10, 20, 9, 30));

describe("a mail on its way", () => {
	let mailbox: Mailbox;
	beforeAll(async () => {
		mailbox = await openMailbox();
	});
	afterAll(() => mailbox.close());

	/** The email as it arrived, with the names of its header lines. */
	async function send(changes: Partial<Email>) {
		const before = mailbox.mails.length;
		const transport = smtpTransport(mailbox.url, FROM);
		await transport.send({ ...email, ...changes }, ID, DATE);
		transport.close();
		const mail = mailbox.mails[before];
		if (!mail || mailbox.mails.length !== before + 1) throw new Error("one mail should have arrived");
		const head = mail.raw.slice(0, mail.raw.indexOf("\r\n\r\n"));
		return { ...mail, names: [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name) };
	}
	const HEADERS = ["From", "To", "Reply-To", "Subject", "Message-ID", "Date", "MIME-Version", "Content-Type"];

	test("is from the company, to one mailbox, and its answer goes to the buyer", async () => {
		const { parsed, to, names } = await send({});
		expect(to).toEqual(["staff@thari.example"]);
		expect(parsed).toMatchObject({
			from: { name: "Thari Textiles", address: "sales@thari.example" },
			to: [{ address: "staff@thari.example" }],
			replyTo: [{ name: "Example Buyer", address: "buyer@example.com" }],
			subject: email.subject,
			messageId: ID,
		});
		expect(new Date(parsed.date ?? "").getTime()).toBe(DATE.getTime());
		expect([parsed.text?.trim(), parsed.html?.trim()]).toEqual([email.text, email.html]);
		expect([...names].sort()).toEqual([...HEADERS].sort());
	});

	test.each([
		["a line break", "Anna\r\nBcc: evil@elsewhere.example"],
		["a lone line feed", "Anna\nBcc: evil@elsewhere.example"],
		["a lone return", "Anna\rBcc: evil@elsewhere.example"],
		["a NUL", "Anna\u0000\r\nBcc: evil@elsewhere.example"],
		["a Unicode line", "Anna\u2028Bcc: evil@elsewhere.example"],
		["the end of the head", "Anna\r\n\r\n<script>alert(1)</script>"],
		["an address of its own", '"Anna" <evil@elsewhere.example>, Anna'],
		["quotes and commas", 'Anna "the, buyer" \\ <x>'],
		["a very long line", "Anna ".repeat(200)],
	])("gets no other header and no other recipient by a name or subject with %s", async (_, text) => {
		const { parsed, to, names } = await send({ replyTo: { name: text, address: "buyer@example.com" }, subject: text });
		expect([...names].sort()).toEqual([...HEADERS].sort());
		expect(to).toEqual(["staff@thari.example"]);
		expect(parsed.from?.address).toBe("sales@thari.example");
		expect(parsed.replyTo?.map(({ address }) => address)).toEqual(["buyer@example.com"]);
		expect([parsed.cc, parsed.bcc]).toEqual([undefined, undefined]);
		expect([parsed.text?.trim(), parsed.html?.trim()]).toEqual([email.text, email.html]);
	});

	test("a sender's name is not turned round by marks of direction, in Reply-To or subject", async () => {
		for (const mark of [..."\u061C\u200E\u200F\u202A\u202B\u202D\u202E\u2066\u2067\u2068\u2069"]) {
			const name = `Anna ${mark}moc.elpmaxe@elas`;
			const { parsed } = await send({ replyTo: { name, address: "buyer@example.com" }, subject: name });
			expect([parsed.replyTo?.[0]?.name, parsed.subject]).toEqual(["Anna moc.elpmaxe@elas", "Anna moc.elpmaxe@elas"]);
		}
	});

	test("names of every script arrive as they were typed", async () => {
		const { parsed } = await send({
			replyTo: { name: "Zoë 織り தறி", address: "buyer@example.com" },
			subject: "Größe ₹ தறி",
		});
		expect([parsed.replyTo?.[0]?.name, parsed.subject]).toEqual(["Zoë 織り தறி", "Größe ₹ தறி"]);
	});

	test("fetches no file and no address that a text may name", async () => {
		const { parsed } = await send({ text: "file:///etc/passwd", html: '<img src="file:///etc/passwd">' });
		expect(parsed.attachments).toEqual([]);
		expect(parsed.html).toContain('<img src="file:///etc/passwd">');
	});
});
