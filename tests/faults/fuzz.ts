import fc from "fast-check";
import { exampleInquiry, exampleOrder } from "../support/example-forms.ts";

import { startSite } from "../support/site.ts";
import { fetchFormKey } from "../support/submit.ts";
import { type Verdict, verdict } from "../support/verdict.ts";

const AT_ONCE = 32;

/** A field's text: what people type, and what nobody does. */
const text = fc.oneof(
	fc.string({ unit: "binary", maxLength: 200 }),
	fc.string({ maxLength: 40 }),
	fc.constantFrom(
		"",
		"\0",
		"\r\nBcc: x@example.com",
		"<script>alert(1)</script>",
		"=1+1",
		"__proto__",
		"a".repeat(7000),
		"\u202e\ud800",
		"%00",
		"{}",
	),
);

const quantity = fc.oneof(
	fc.constantFrom("0", "-1", "0.5", "1e309", '"2"', "9007199254740992", "null", "true", "[]", "{}", "10"),
	fc.double().map(String),
	fc.integer().map(String),
);

const id = fc.oneof(
	fc.constantFrom('"banarasi-silk-saree"', '"__proto__"', '"constructor"', '""', "1", "null"),
	text.map((value) => JSON.stringify(value)),
);
const line = fc
	.tuple(id, quantity, quantity)
	.map(([product, count, price]) => `{"id":${product},"quantity":${count},"price":${price}}`);
const items = fc.oneof(
	fc.array(line, { maxLength: 5 }).map((lines) => `[${lines.join(",")}]`),
	text,
	fc.json(),
);

/** A form with some of its fields right, some wrong, some missing and some that no form has. */
function form(example: Readonly<Record<string, string>>, extra: Readonly<Record<string, fc.Arbitrary<string>>>) {
	const own = Object.entries(example).map(([name, value]) => field(name, fc.oneof(fc.constant(value), text)));
	const given = Object.entries(extra).map(([name, values]) => field(name, values));
	const strange = fc.array(fc.tuple(text, text), { maxLength: 2 });
	return fc
		.tuple(fc.tuple(...own, ...given), strange)
		.map(([fields, more]) => Object.fromEntries([...fields.filter((pair) => pair !== null), ...more]));
}

/** A field that is there most of the time. */
function field(name: string, values: fc.Arbitrary<string>): fc.Arbitrary<[string, string] | null> {
	return fc.option(
		values.map((value): [string, string] => [name, value]),
		{ freq: 8 },
	);
}

type Body = { path: string; type: string; body: string };

function bodies(key: string): fc.Arbitrary<Body> {
	const keyed = fc.oneof({ weight: 4, arbitrary: fc.constant(key) }, { weight: 1, arbitrary: text });
	const encoded = (path: string, fields: Record<string, string>): Body => ({
		path,
		type: "application/x-www-form-urlencoded",
		body: Object.entries(fields)
			.map(([name, value]) => `${encode(name)}=${encode(value)}`)
			.join("&"),
	});
	return fc.oneof(
		{
			weight: 4,
			arbitrary: form(exampleOrder, { items, formKey: keyed }).map((fields) => encoded("/checkout", fields)),
		},
		{ weight: 3, arbitrary: form(exampleInquiry, { formKey: keyed }).map((fields) => encoded("/contact", fields)) },
		{
			weight: 1,
			arbitrary: fc.record({
				path: fc.constantFrom(
					"/checkout",
					"/contact",
					"/?index",
					"/products",
					"/thank-you",
					"/checkout.data",
					"/contact.data",
					"/_.data",
				),
				type: fc.constantFrom(
					"application/x-www-form-urlencoded",
					"multipart/form-data; boundary=x",
					"application/json",
					"text/plain",
					"",
					"x/y",
				),
				body: fc.oneof(text, fc.json(), fc.constantFrom("--x\r\n", "%", "a=%E0%A4%A", "--x--")),
			}),
		},
	);
}

const encode = (value: string) => encodeURIComponent(value.toWellFormed());

/**
 * Bodies made from our own forms, with a pinned seed: no crash, no 5xx, and every refusal is a sentence.
 */
export async function fuzz(count: number): Promise<Verdict> {
	const site = await startSite();
	const key = await fetchFormKey(site.url);
	await new Promise((resolve) => setTimeout(resolve, 2_100));
	const samples = fc.sample(bodies(key), { numRuns: count, seed: 20_181_120 });
	const statuses = new Map<number, number>();
	const broken: string[] = [];
	let next = 0;
	const sender = async () => {
		for (let sample = samples[next++]; sample; sample = samples[next++]) {
			const { status, said } = await send(site.url, sample);
			statuses.set(status, (statuses.get(status) ?? 0) + 1);
			if (status >= 500 || !said) broken.push(`${status} ${sample.path} ${sample.type} ${sample.body.slice(0, 200)}`);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, sender));
	const alive = (await fetch(`${site.url}/readyz`)).status === 200;
	await site.stop();
	const table = [...statuses]
		.sort()
		.map(([status, times]) => `${times} x ${status}`)
		.join(", ");
	return verdict("fuzz", `${samples.length} bodies: ${table}`, [
		[broken.length === 0, `${broken.length} answers were 5xx or without a sentence, the first: ${broken[0]}`],
		[alive, "the site does not answer any more"],
	]);
}

/** Sends one body; `said` is false when a refusal holds no sentence for a person. */
async function send(url: string, { path, type, body }: Body): Promise<{ status: number; said: boolean }> {
	const response = await fetch(url + path, {
		method: "POST",
		headers: { Origin: new URL(url).origin, ...(type ? { "Content-Type": type } : {}) },
		body,
		redirect: "manual",
	});
	const answer = await response.text();
	const refused = response.status >= 400;
	return {
		status: response.status,
		said: !refused || /[A-Z][^<>]{15,}[.!]/.test(answer) || answer.includes("Unexpected Application Error!"),
	};
}
