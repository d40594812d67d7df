/*
 * An unsent form, kept on the person's own device so that a reload or a closed tab costs nothing. It carries the
 * form's key too: sending again after a reload is then still the same request. All tabs share it.
 */

export type Draft = { savedAt: number; formKey: string; fields: Record<string, string> };

const MAX_AGE = 7 * 24 * 3_600_000;

export function draftName(id: string): string {
	return `thari-draft-${id}`;
}

/** The draft of a form, unless there is none, it is too old, or it cannot be read. */
export function readDraft(id: string): Draft | undefined {
	try {
		const draft: unknown = JSON.parse(localStorage.getItem(draftName(id)) ?? "null");
		if (!isDraft(draft)) return undefined;
		if (Date.now() - draft.savedAt < MAX_AGE) return draft;
		dropDraft(id);
	} catch {
		// Storage is closed to us (private window): the form works without a draft.
	}
	return undefined;
}

/**
 * What a field shows once its draft has been saved, here before or in another tab just now: the draft's text, unless
 * a person has typed here. Without `filled` a second tab would stay at the first letter typed in the other.
 * @param filled what the draft has put into this field before
 */
export function followed(value: string, filled: string | undefined, drafted: string | undefined): string {
	return value === "" || value === filled ? (drafted ?? "") : value;
}

/** Keeps a draft; whether that worked. */
export function writeDraft(id: string, formKey: string, fields: Record<string, string>): boolean {
	try {
		localStorage.setItem(draftName(id), JSON.stringify({ savedAt: Date.now(), formKey, fields }));
		return true;
	} catch {
		return false;
	}
}

export function dropDraft(id: string): void {
	try {
		localStorage.removeItem(draftName(id));
	} catch {
		// Nothing could be kept, so nothing is left.
	}
}

function isDraft(value: unknown): value is Draft {
	if (typeof value !== "object" || value === null) return false;
	const { savedAt, formKey, fields } = value as Partial<Record<keyof Draft, unknown>>;
	return (
		typeof savedAt === "number" &&
		typeof formKey === "string" &&
		typeof fields === "object" &&
		fields !== null &&
		Object.values(fields).every((text) => typeof text === "string")
	);
}
