import type { Company } from "../../content/company.ts";
import { company } from "../../content/company.ts";
import type { NotTaken } from "../../domain/orders/submission.ts";
import { HURRIED } from "../../server/intake/form-keys.ts";
import type { StoredRequest } from "../../server/intake/requests.ts";
import { readSettings } from "../../server/main/env.ts";
import { type WiredServices, wireServices } from "../../server/main/wire-services.ts";
import type { Database } from "../../server/platform/db/database.ts";
import type { MakeSheet } from "../../server/quotes/index.ts";
import type { MakeDocument } from "../../server/quotes/quote-documents.ts";

/** The use-cases on a database, with a clock that the test moves. */
export type Shop = WiredServices & {
	clock: { now: number };
	company: Company;
	form(fields: Record<string, string>): FormData;
};

export const START = Date.UTC(2026, 10, 20, 9, 30);

export async function openShop(
	database: Database,
	environment: Record<string, string> = {},
	makeDocument: MakeDocument = exampleDocument,
): Promise<Shop> {
	const clock = { now: START };
	const settings = readSettings({
		FORMS_PER_HOUR: "100000",
		FORMS_PER_HOUR_IN_ALL: "100000",
		STAFF_EMAIL: "staff@thari.example",
		...environment,
	});
	const wired = await wireServices(
		settings,
		database,
		company,
		() => clock.now,
		() => {},
		makeDocument,
		exampleSheet,
	);
	return { ...wired, clock, company, form: formData };
}

/** Stands in for the PDF where a test is about the case: a PDF's first bytes and what it would say. */
export const exampleDocument: MakeDocument = async (document) => ({
	bytes: new TextEncoder().encode(`%PDF-1.7\n${JSON.stringify(document)}`),
	pages: 1,
});

const exampleSheet: MakeSheet = async (sheet) => ({
	bytes: new TextEncoder().encode(`%PDF-1.7\n${JSON.stringify(sheet)}`),
	pages: 1,
});

export function formData(fields: Record<string, string>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
}

/** A form's key that is old enough for the form to have been filled in by hand: the clock goes on by that much. */
export function typedKey(shop: Shop): string {
	const key = shop.services.formKeys.issue();
	shop.clock.now += HURRIED;
	return key;
}

export const visitor = { address: "192.0.2.1", requestId: "test", locale: "en" } as const;

/**
 * An answer as the thank-you page shows it. A request that is sent again gets a private link of its own each time,
 * since of the first one only the hash is kept.
 */
export function shown(answer: NotTaken | StoredRequest): object {
	if (answer.status !== "stored") return answer;
	const { token: _, ...receipt } = answer.receipt;
	return { ...answer, receipt };
}
