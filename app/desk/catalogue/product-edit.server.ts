import { withLists } from "../../../domain/catalogue/product-rows.ts";
import type { Typed } from "../../../domain/shared/action-result.ts";
import { type FieldProblems, textFields } from "../../../domain/shared/form.ts";
import { writeRupees } from "../../../domain/shared/text-checks.ts";
import type { Services } from "../../../server/main/context.ts";
import type { StaffPermit } from "../../../server/staff/index.ts";
import { answer } from "../../forms/answer.server.ts";
import { problemText, problemTexts } from "../parts/problem-words.ts";
import { type CostTexts, withoutCost } from "./product-form.tsx";
import type { SaveResult } from "./save-result.ts";
import { answerSave } from "./saved.server.ts";

/** The cost of a product as its form shows it, "" where it is not known; nothing for somebody who may not see it. */
export function costTexts(cost: number | undefined, isSeen: boolean): CostTexts {
	if (!isSeen) return {};
	const text = cost === undefined ? "" : writeRupees(cost);
	return { cost: text, costSeen: text };
}

/** Saves what the form of a product holds, its cost with it, and answers what came of it. */
export async function saveProduct(
	{ products }: { products: Pick<Services["catalogueDesk"]["products"], "save"> },
	id: string,
	form: FormData,
	editor: StaffPermit,
) {
	const fields = textFields(form);
	const { revision, cost, costSeen = "", ...texts } = withLists(fields);
	const typed = cost === undefined ? undefined : { typed: cost, seen: costSeen };
	const outcome = await products.save({ id, revision: Number(revision), texts, others: "tell", cost: typed }, editor);
	if (outcome.status === "invalid" && outcome.problems.cost?.code === "cost-withheld")
		return answerWithheld(outcome.problems, { ...withoutCost(fields), ...outcome.texts });
	// After a clash the form has seen what the colleague has kept.
	const clash = outcome.status === "conflict" ? outcome.clashes.find(({ field }) => field === "cost") : undefined;
	return answerSave(outcome, clash ? { ...fields, costSeen: clash.theirs } : fields);
}

/** Answers somebody who lost the right to costs with the form open: what they typed stays, without the cost and its field. */
function answerWithheld({ cost: _, ...others }: FieldProblems, values: Typed) {
	const sentence = problemText({ code: "cost-withheld" });
	return answer<SaveResult>({ status: "refused", action: "save", sentence, errors: problemTexts(others), values });
}
