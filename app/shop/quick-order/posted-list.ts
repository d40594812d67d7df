import { type RaisedQuantity, withQuantity } from "../../../domain/orders/raised-line.ts";

/** The names under which the form posts a list, what has been chosen or raised, and lines that were corrected. */
export const LIST = "list";
export const CHOSEN = "chosen";
export const CHOICE = "choice";
export const RAISED = "raised";
/** Posts the number of a line that is to be left out. */
export const REMOVED = "removed";
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
	const text = (name: string) => {
		const value = form.get(name);
		return typeof value === "string" ? value : "";
	};
	const before = parsed(text(CHOSEN));
	const now = parsed(text(CHOICE));
	const choices = [...(Array.isArray(before) ? before.slice(0, MOST_CHOSEN) : []), now].filter(isChoice);
	const raised = /^(\d{1,6}) (\d{1,9}) (\d{1,9})$/.exec(text(RAISED))?.slice(1).map(Number);
	const changes = [...form.keys()].flatMap((name) => {
		const line = Number(/^line (\d{1,6})$/.exec(name)?.[1] ?? 0);
		const typed = text(name).replace(/[\r\n]+/g, " ");
		const [, from = 0, to = 0] = raised?.[0] === line ? raised : [];
		const now = text(REMOVED) === String(line) ? "" : (to > 0 && withQuantity(typed, { from, to })) || typed;
		const change = { line, was: text(lineBefore(line)), now };
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

/** Another quantity for a line as its button posts it. */
export function writeRaised(line: number, { from, to }: RaisedQuantity): string {
	return `${line} ${from} ${to}`;
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
