import type { SaveOutcome } from "../../../domain/catalogue/editing.ts";
import { answer } from "../../forms/answer.server.ts";
import { counted } from "../parts/counted.ts";
import { problemText, problemTexts } from "../parts/problem-words.ts";
import { notFound } from "./editor.server.ts";
import type { SaveResult } from "./save-result.ts";

/** Answers the form of a product or category with what came of saving it. */
export function answerSave<Texts extends Record<string, string>>(outcome: SaveOutcome<Texts>) {
	switch (outcome.status) {
		case "saved":
			return answer<SaveResult>({ status: "done", action: "save", changed: outcome.changed });
		case "invalid": {
			const errors = problemTexts(outcome.problems);
			const values = outcome.texts;
			return answer<SaveResult>({ status: "refused", action: "save", sentence: countOf(errors), errors, values });
		}
		case "conflict": {
			const { status, texts: values, ...met } = outcome;
			const names = [...new Set(met.since.map(({ by }) => by))].join(" and ");
			const sentence = `Not saved yet: ${names} saved this while you were writing.`;
			return answer<SaveResult>({ status, action: "save", sentence, values, ...met });
		}
		case "failed":
			return answer<SaveResult>({
				...{ status: "not_saved", action: "save", reason: "storage" },
				...{ sentence: problemText(outcome.problem), values: typed(outcome.texts) },
			});
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
