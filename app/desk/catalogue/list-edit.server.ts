import type { SaveRefusal } from "../../../domain/catalogue/editing.ts";
import type { ProductField, ProductTexts } from "../../../domain/catalogue/product-texts.ts";
import type { Typed } from "../../../domain/shared/action-result.ts";
import type { Services } from "../../../server/main/context.ts";
import type { StaffPermit } from "../../../server/staff/index.ts";
import { answer } from "../../forms/answer.server.ts";
import { badForm } from "../parts/bad-form.server.ts";
import { problemTexts } from "../parts/problem-words.ts";
import { productLabels } from "./labels.ts";
import { type ListResult, type RowProblem, typedName } from "./list-result.ts";
import { answerNotSaved } from "./saved.server.ts";

type Catalogue = Services["catalogueDesk"];
type Desk = {
	products: Pick<Catalogue["products"], "save" | "saveAll">;
	order: Pick<Catalogue["order"], "moveProduct">;
};

/** Does what the list's form asks for: another place, shown or hidden, or all the prices of the page. */
export async function answerList(desk: Desk, form: FormData, editor: StaffPermit) {
	for (const way of ["up", "down"] as const) {
		const id = form.get(way);
		if (typeof id === "string") return moveProduct(desk, id, way, editor);
	}
	for (const hidden of [true, false]) {
		const id = form.get(hidden ? "hide" : "show");
		if (typeof id === "string") return setHidden(desk, id, hidden, editor);
	}
	return savePrices(desk, form, editor);
}

async function moveProduct(desk: Desk, id: string, way: "up" | "down", editor: StaffPermit) {
	const isMoved = await desk.order.moveProduct(id, way, editor);
	const sentence = isMoved ? `Moved ${way}.` : `It is already ${way === "up" ? "first" : "last"}.`;
	return answer<ListResult>({ status: "done", action: "move", sentence });
}

async function setHidden(desk: Desk, id: string, hidden: boolean, editor: StaffPermit) {
	const outcome = await desk.products.save({ id, texts: { hidden: hidden ? "yes" : "no" }, others: "merge" }, editor);
	switch (outcome.status) {
		case "saved": {
			const where = hidden ? "is on no page and in no new order" : "is in the shop";
			return answer<ListResult>({ status: "done", action: "show", sentence: `It ${where} within two seconds.` });
		}
		case "invalid":
			return refusal("show", [{ id, outcome }], {});
		default:
			return answerNotSaved("show", outcome, {});
	}
}

async function savePrices(desk: Desk, form: FormData, editor: StaffPermit) {
	const [ids, revisions, prices, minimums] = ["id", "revision", "price", "minOrder"].map((name) =>
		form.getAll(name).map(String),
	);
	if (
		!ids ||
		!revisions ||
		!prices ||
		!minimums ||
		[revisions, prices, minimums].some(({ length }) => length !== ids.length)
	)
		return badForm();
	const rows = ids.map((id, n) => ({ id, price: prices[n] ?? "", minOrder: minimums[n] ?? "" }));
	const edits = rows.map(({ id, price, minOrder }, n) => ({
		id,
		revision: Number(revisions[n]),
		texts: { price, minOrder },
		others: "merge" as const,
	}));
	const outcome = await desk.products.saveAll(edits, editor);
	const typed = Object.fromEntries(
		rows.flatMap(({ id, price, minOrder }) => [
			[typedName(id, "price"), price],
			[typedName(id, "minOrder"), minOrder],
		]),
	);
	switch (outcome.status) {
		case "saved":
			return answer<ListResult>({ status: "done", action: "save", changed: outcome.changed });
		case "refused":
			return refusal("save", outcome.refused, typed);
		case "failed":
			return answerNotSaved("save", outcome, typed);
	}
}

type Refused = { id: string; outcome: SaveRefusal<ProductTexts> };

function refusal(action: string, refused: readonly Refused[], values: Typed) {
	const sentence = "Nothing was saved yet. Please look at the fields marked below and save again.";
	const problems = refused.flatMap(rowProblems);
	return answer<ListResult>({ status: "refused", action, sentence, errors: {}, values, problems }, 422);
}

function rowProblems({ id, outcome }: Refused): RowProblem[] {
	switch (outcome.status) {
		case "invalid":
			return Object.entries(problemTexts(outcome.problems)).map(([field, message]) => ({
				id,
				field,
				message: named(field, message),
			}));
		case "conflict":
			return outcome.clashes.map(({ field, theirs }) => {
				const by = outcome.since.at(-1)?.by ?? "Somebody";
				return { id, field, message: `${by} has just set this to ${theirs}. To put yours over it, open the product.` };
			});
		case "gone":
			return [{ id, field: "price", message: "This product no longer exists." }];
	}
}

/** The sentence under a field of the list; for one that is not in the list, with its name. */
function named(field: string, message: string): string {
	const labels: Partial<Record<string, string>> = productLabels;
	const inList: ProductField[] = ["price", "minOrder"];
	return inList.some((one) => one === field) ? message : `${labels[field] ?? field}: ${message}`;
}
