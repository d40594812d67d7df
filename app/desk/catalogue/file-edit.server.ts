import type { ImportPlan } from "../../../domain/catalogue/import.ts";
import type { ActionResult } from "../../../domain/shared/action-result.ts";
import { type DryRun, FileInHand } from "../../../server/catalogue/index.ts";
import type { Services } from "../../../server/main/context.ts";
import type { StaffPermit } from "../../../server/staff/index.ts";
import { answer } from "../../forms/answer.server.ts";
import { readCsvUpload } from "./csv-upload.server.ts";
import { productLabels } from "./labels.ts";

/** What a file would do, as its page shows it; long lists are cut. */
export type Report = {
	/** The first of them. */
	problems: ImportPlan["problems"];
	problemCount: number;
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
type FileResult = ActionResult<{ tried: Tried } | { imported: { added: number; changed: number } }>;

/** A file of 50,000 full lines is about 42 MB. */
const MOST_MB = 60;

/** Tries the file that was sent, or does what the one that waits would do. */
export async function answerFile(files: Services["catalogueDesk"]["files"], form: FormData, editor: StaffPermit) {
	try {
		return await answerOne(files, form, editor);
	} catch (error) {
		if (!(error instanceof FileInHand)) throw error;
		return refused("Another file is being read at this moment. Please send yours again in a minute.", 409);
	}
}

async function answerOne(files: Services["catalogueDesk"]["files"], form: FormData, editor: StaffPermit) {
	const waiting = form.get("confirm");
	if (typeof waiting === "string") return applyFile(files, waiting, editor);
	const file = await readCsvUpload(form.get("file"), MOST_MB);
	if (!file.ok) return refused(file.sentence, 422);
	return tried(undefined, await files.dryRun(file.text, editor));
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

const labels: Readonly<Record<string, string>> = productLabels;

function report({ plan, file }: DryRun): Report {
	return {
		problems: plan.problems,
		problemCount: plan.problemCount,
		added: plan.added,
		changed: plan.changed,
		moved: plan.orders.length,
		unchanged: plan.unchanged,
		lines: plan.products.map(({ line, draft, isNew, changes }) => ({
			...{ line, name: draft.name, isNew },
			changes: isNew ? [] : changes.map(({ field, from, to }) => ({ label: labels[field] ?? field, from, to })),
		})),
		file,
	};
}
