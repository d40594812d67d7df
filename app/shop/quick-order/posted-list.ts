/** The names under which the form posts a list, what has been chosen, and lines that were corrected. */
export const LIST = "list";
export const CHOSEN = "chosen";
export const CHOICE = "choice";
export const lineField = (line: number) => `line ${line}`;
export const lineBefore = (line: number) => `before ${line}`;

/** Words of a list, and the product that was chosen for them. */
type Choice = [words: string, product: string];

/** More products than a list can name are not chosen, and longer names there are none. */
const MOST_CHOSEN = 1_000;
const LONGEST = 100;

type PostedList = {
	list: string;
	/** Products by the words that they were chosen for. */
	chosen: ReadonlyMap<string, string>;
	/** Lines that were corrected where they are told to be wrong. */
	changes: { line: number; was: string; now: string }[];
};

/** What the form has posted; what cannot be read of it is left out. */
export function readPosted(form: FormData): PostedList {
	// A button that puts something else into a line comes after the line's own field.
	const text = (name: string) => {
		const value = form.getAll(name).at(-1);
		return typeof value === "string" ? value : "";
	};
	const before = parsed(text(CHOSEN));
	const now = parsed(text(CHOICE));
	const choices = [...(Array.isArray(before) ? before.slice(0, MOST_CHOSEN) : []), now].filter(isChoice);
	const changes = [...new Set(form.keys())].flatMap((name) => {
		const line = Number(/^line (\d{1,6})$/.exec(name)?.[1] ?? 0);
		const change = { line, was: text(lineBefore(line)), now: text(name).replace(/[\r\n]+/g, " ") };
		return line > 0 && change.was !== change.now ? [change] : [];
	});
	return { list: text(LIST), chosen: new Map(choices), changes };
}

/** Choices as they are posted. */
export function writeChosen(chosen: ReadonlyMap<string, string>): string {
	return chosen.size === 0 ? "" : JSON.stringify([...chosen]);
}

/** One choice as its button posts it. */
export function writeChoice(words: string, product: string): string {
	return JSON.stringify([words, product] satisfies Choice);
}

function isChoice(value: unknown): value is Choice {
	return (
		Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === "string" && one.length <= LONGEST)
	);
}

function parsed(text: string): unknown {
	try {
		return text === "" ? undefined : JSON.parse(text);
	} catch {
		return undefined;
	}
}
