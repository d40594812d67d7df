import type { BuyerProblem, ProblemWords } from "../../domain/shared/problem.ts";
import { caseProblems } from "./problems/case.ts";
import { cellProblems, pasteProblems, ratioProblems } from "./problems/cells.ts";
import { fieldProblems } from "./problems/fields.ts";
import { listProblems } from "./problems/list.ts";
import { listedProblems } from "./problems/listed.ts";
import { minimumProblems } from "./problems/minimums.ts";
import { lineProblems } from "./problems/order-lines.ts";
import { quantityProblems } from "./problems/quantities.ts";
import { sampleProblems } from "./problems/samples.ts";
import { sendingProblems } from "./problems/sending.ts";
import { sheetProblems } from "./problems/sheets.ts";

/** The sentence of every problem that a visitor or a buyer may see. */
export const problems: ProblemWords<BuyerProblem["code"]> = {
	...fieldProblems,
	...quantityProblems,
	...caseProblems,
	...lineProblems,
	...cellProblems,
	...ratioProblems,
	...pasteProblems,
	...minimumProblems,
	...listProblems,
	...listedProblems,
	...sampleProblems,
	...sendingProblems,
	...sheetProblems,
};
