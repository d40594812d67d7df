import { describe, expect, test } from "vitest";
import type { SaveAllOutcome, SaveOutcome, SaveRefusal } from "../../../domain/catalogue/editing.ts";
import { newProductTexts, type ProductTexts } from "../../../domain/catalogue/product-texts.ts";
import { asha } from "../../../tests/support/desk-catalogue.ts";
import { formData } from "../../../tests/support/shop.ts";
import { answerList } from "./list-edit.server.ts";
import { answerPicture } from "./pictures.server.ts";
import { answerSave } from "./saved.server.ts";

type Outcome = SaveOutcome<ProductTexts>;

const failed: Outcome = { status: "failed", problem: { code: "change-not-saved" }, texts: { name: "Typed" } };
const conflict: SaveRefusal<ProductTexts> = {
	...{ status: "conflict", revision: 2, taken: [], texts: newProductTexts },
	clashes: [{ field: "price", base: "2500", theirs: "2550", yours: "2600" }],
	since: [{ revision: 2, by: "Example Ravi", at: 0, fields: [] }],
};

const picture = (outcome: Outcome) =>
	answerPicture({ place: "main", of: { view: "front" }, alt: "A shirt", image: { ok: true, value: "" } }, outcome);

/** The answer of the list, whose products come to these outcomes. */
function list(fields: Record<string, string>, save: Outcome, all: SaveAllOutcome<ProductTexts>) {
	const products = { save: async () => save, saveAll: async () => all };
	return answerList({ products, order: { moveProduct: async () => true } }, formData(fields), asha);
}

const PRICES = { id: "saree", revision: "1", price: "2600", minOrder: "12" };

describe("what was not saved", () => {
	test("because the database took no writes is answered alike by every form of the catalogue", async () => {
		const failedAll = { status: "failed", problem: { code: "change-not-saved" } } as const;
		const answers = [
			answerSave(failed),
			picture(failed),
			await list({ hide: "saree" }, failed, failedAll),
			await list(PRICES, failed, failedAll),
		];
		for (const { data, init } of answers) {
			expect(data).toMatchObject({ status: "not_saved", reason: "storage" });
			expect(data).toMatchObject({ sentence: expect.stringMatching(/^It was not saved: the database/) });
			expect(init?.status).toBe(503);
		}
		expect(answers.map(({ data }) => data.status !== "done" && data.values)).toEqual([
			{ name: "Typed" },
			{ alt: "A shirt" },
			{},
			{ "price of saree": "2600", "minOrder of saree": "12" },
		]);
	});

	test("because a colleague was first names them, in a picture's form too", () => {
		for (const { data, init } of [answerSave(conflict), picture(conflict)]) {
			const sentence = "Not saved yet: Example Ravi saved this while you were writing.";
			expect(data).toMatchObject({ status: "conflict", sentence, revision: 2 });
			expect(init?.status).toBe(409);
		}
	});

	test("because there is no such thing any more is not found", async () => {
		const gone = { status: "gone" } as const;
		for (const answer of [() => answerSave(gone), () => picture(gone)])
			expect(answer).toThrow(expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }));
		await expect(list({ show: "saree" }, gone, { status: "saved", changed: 0 })).rejects.toMatchObject({
			init: { status: 404 },
		});
	});

	test("of several prices is nothing where one of them cannot be, and that one is marked", async () => {
		const refused = [{ id: "saree", outcome: conflict }];
		const { data, init } = await list(PRICES, failed, { status: "refused", refused });
		expect(init?.status).toBe(422);
		expect(data).toMatchObject({
			status: "refused",
			sentence: expect.stringMatching(/^Nothing was saved yet\./),
			problems: [{ id: "saree", field: "price", message: expect.stringContaining("Example Ravi has just set this") }],
			values: { "price of saree": "2600" },
		});
	});
});
