/** One field that a change has set to another text. */
export type FieldChange = { field: string; from: string; to: string };

type Texts = Readonly<Record<string, string>>;

/** What differs between two states of the same fields, in their order. */
export function changesBetween(before: Texts, after: Texts): FieldChange[] {
	return Object.entries(after).flatMap(([field, to]) => {
		const from = before[field] ?? "";
		return from === to ? [] : [{ field, from, to }];
	});
}

/** The fields as they were before some changes; `changes` begins with the oldest. */
export function textsBefore<Fields extends Texts>(now: Fields, changes: readonly FieldChange[]): Fields {
	return { ...now, ...Object.fromEntries(changes.toReversed().map(({ field, from }) => [field, from])) };
}

/** A field that two people have set to different texts. */
export type Clash = { field: string; base: string; theirs: string; yours: string };

type Merged<Fields extends Texts> = {
	/** What the form holds from here on: all that you typed, and what only they have changed. */
	texts: Fields;
	/** Fields that only they have changed; the form now holds theirs. */
	taken: FieldChange[];
	/** Fields both have changed; the form holds yours. */
	clashes: Clash[];
};

/**
 * Brings together what one person has saved and another has typed from the same state. Nothing typed is lost.
 * @param base the fields as both saw them at first
 */
export function mergeTyped<Fields extends Texts>(base: Texts, theirs: Fields, yours: Texts): Merged<Fields> {
	const taken: FieldChange[] = [];
	const clashes: Clash[] = [];
	const typed: Record<string, string> = {};
	for (const [field, their] of Object.entries(theirs)) {
		const was = base[field] ?? "";
		const your = yours[field] ?? was;
		if (your !== was) typed[field] = your;
		if (their === was || their === your) continue;
		if (your === was) taken.push({ field, from: was, to: their });
		else clashes.push({ field, base: was, theirs: their, yours: your });
	}
	return { texts: { ...theirs, ...typed }, taken, clashes };
}
