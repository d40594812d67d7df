import type { ImportPlan } from "../../../domain/catalogue/import.ts";
import type { ActionResult } from "../../../domain/shared/action-result.ts";
import type { DryRun } from "../../../server/catalogue/index.ts";
import type { Services } from "../../../server/main/context.ts";
import type { StaffPermit } from "../../../server/staff/index.ts";
import { answer } from "../../forms/answer.server.ts";
import { productLabels } from "./labels.ts";

/** What a file would do, as its page shows it; long lists are cut. */
export type Report = {
	problems: ImportPlan["problems"];
	added: number;
	changed: number;
	moved: number;
	unchanged: number;
	lines: { line: number; name: string; isNew: boolean; changes: { label: string; from: string; to: string }[] }[];
	/** The id under which the file waits for the word to go ahead. */
	file: string | undefined;
};

type Tried = { note: string | undefined } & Report;

/** A file that was tried, or one that was imported. */
export type FileResult = ActionResult<{ tried: Tried } | { imported: { added: number; changed: number } }>;

/** A file of 5,000 full lines is about 4 MB. */
const MOST_BYTES = 5 * 1024 * 1024;
/** So many lines of a report are shown; the counts are of all. */
const SHOWN = 500;

/** Tries the file that was sent, or does what the one that waits would do. */
export async function answerFile(files: Services["catalogueDesk"]["files"], form: FormData, editor: StaffPermit) {
	const waiting = form.get("confirm");
	if (typeof waiting === "string") return applyFile(files, waiting, editor);
	const file = form.get("file");
	if (!(file instanceof File) || file.size === 0) return refused("Please choose a CSV file.", 422);
	if (file.size > MOST_BYTES) return refused("The file is larger than 5 MB; please send it in parts.", 422);
	const text = decode(await file.arrayBuffer());
	if (text === undefined)
		return refused("This is not UTF-8 text. Please save it as “CSV UTF-8” and send it again.", 422);
	return tried(undefined, await files.dryRun(text, editor));
}

async function applyFile(files: Services["catalogueDesk"]["files"], waiting: string, editor: StaffPermit) {
	const outcome = await files.apply(waiting, editor);
	switch (outcome.status) {
		case "done":
			return answer<FileResult>({
				...{ status: "done", action: "import" },
				imported: { added: outcome.added, changed: outcome.changed },
			});
		case "changed": {
			const note =
				"Nothing was imported: somebody has changed the catalogue in the meantime. This is what the file would do now.";
			return tried(note, outcome.run, 409);
		}
		case "gone":
			return refused("Nothing was imported: the file is no longer held. Please send it again.", 409);
	}
}

function tried(note: string | undefined, run: DryRun, status = 200) {
	return answer<FileResult>({ status: "done", action: "try", tried: { note, ...report(run) } }, status);
}

function refused(sentence: string, status: number) {
	return answer<FileResult>({ status: "refused", action: "try", sentence, errors: {}, values: {} }, status);
}

/** The text of a file; undefined when it is not UTF-8, and every letter beyond ASCII would be lost. */
function decode(bytes: ArrayBuffer): string | undefined {
	try {
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch (error) {
		if (error instanceof TypeError) return undefined;
		throw error;
	}
}

const labels: Readonly<Record<string, string>> = productLabels;

function report({ plan, file }: DryRun): Report {
	const added = plan.products.filter(({ isNew }) => isNew).length;
	return {
		problems: plan.problems,
		added,
		changed: plan.products.length - added,
		moved: plan.orders.length,
		unchanged: plan.unchanged,
		lines: plan.products.slice(0, SHOWN).map(({ line, draft, isNew, changes }) => ({
			...{ line, name: draft.name, isNew },
			changes: isNew ? [] : changes.map(({ field, from, to }) => ({ label: labels[field] ?? field, from, to })),
		})),
		file,
	};
}
