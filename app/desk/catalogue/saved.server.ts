import type { SaveOutcome } from "../../../domain/catalogue/editing.ts";
import type { ActionResult, Typed } from "../../../domain/shared/action-result.ts";
import type { Problem } from "../../../domain/shared/problem.ts";
import { answer } from "../../forms/answer.server.ts";
import { counted } from "../parts/counted.ts";
import { problemText, problemTexts } from "../parts/problem-words.ts";
import { notFound } from "./editor.server.ts";
import type { Met, SaveResult } from "./save-result.ts";

/**
 * Answers the form of a product, category or pool with what came of saving it.
 * @param fields what was typed into fields that are no texts of it, such as the rows of a list
 */
export function answerSave<Texts extends Record<string, string>>(outcome: SaveOutcome<Texts>, fields: Typed = {}) {
	switch (outcome.status) {
		case "saved":
			return answer<SaveResult>({ status: "done", action: "save", changed: outcome.changed });
		case "invalid": {
			const errors = problemTexts(outcome.problems);
			const values = { ...fields, ...outcome.texts };
			return answer<SaveResult>({ status: "refused", action: "save", sentence: countOf(errors), errors, values });
		}
		case "conflict":
			return answerNotSaved("save", outcome, { ...fields, ...outcome.texts });
		case "failed":
			return answerNotSaved("save", outcome, { ...fields, ...typed(outcome.texts) });
		case "gone":
			return answerNotSaved("save", outcome, {});
	}
}

/** What a form says that was not saved although nothing was wrong with it: somebody else was first, or the database failed. */
type NotSavedAnswer = ActionResult<never, never, Met>;

type NotSaved = ({ status: "conflict" } & Met) | { status: "failed"; problem: Problem } | { status: "gone" };

/**
 * The one answer to what was not saved although nothing is wrong with what was typed, for every form of the catalogue.
 * @param values everything that was typed, or after a conflict what the form holds from here on
 * @throws a 404 answer for what is gone
 */
export function answerNotSaved(action: string, outcome: NotSaved, values: Typed) {
	switch (outcome.status) {
		case "conflict": {
			const { status, revision, since, taken, clashes } = outcome;
			// Who has typed another cost is kept nowhere.
			const names = [...new Set(since.map(({ by }) => by))].join(" and ") || "a colleague";
			const sentence = `Not saved yet: ${names} saved this while you were writing.`;
			return answer<NotSavedAnswer>({ status, action, sentence, values, revision, since, taken, clashes });
		}
		case "failed": {
			const sentence = problemText(outcome.problem);
			return answer<NotSavedAnswer>({ status: "not_saved", action, reason: "storage", sentence, values });
		}
		case "gone":
			return notFound();
	}
}

function countOf(errors: object): string {
	const count = Object.keys(errors).length;
	return `Not saved yet: ${counted(count, "field below needs", "fields below need")} changing.`;
}

function typed(texts: Readonly<Partial<Record<string, string>>>): Record<string, string> {
	return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? ""]));
}
