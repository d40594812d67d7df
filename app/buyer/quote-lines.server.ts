import { choiceGroups, groupSpan } from "../../domain/quotes/choices.ts";
import type { QuoteContent, QuoteLine } from "../../domain/quotes/content.ts";
import { changedCells, comparedCells } from "../../domain/quotes/line-cells.ts";
import { quoteLineAmount } from "../../domain/quotes/totals.ts";
import { formatCountBeside, formatMoney, type Minor } from "../../domain/shared/currency.ts";
import type { FigureLocales } from "../../domain/shared/figure-locales.ts";
import { quoteLines } from "../../messages/en/quote-lines.ts";
import { splitTexts } from "../../messages/quote-lines.ts";
import type { Translate } from "../../messages/translation.ts";
import type { ShownGroup, ShownLine, ShownSplit } from "./view.ts";

type Frame = { figures: FigureLocales; translate: Translate };

/** The split of a line as a grid: colours down, sizes across, and beside a cell what was asked for instead. */
export function shownSplit(line: QuoteLine, { currency }: QuoteContent, frame: Frame): ShownSplit | null {
	const words = frame.translate(quoteLines);
	const [summary] = splitTexts(line, words);
	if (summary === undefined) return null;
	const compared = comparedCells(line);
	const count = (quantity: number) => formatCountBeside(quantity, currency, frame.figures);
	const sizes = [...new Set(compared.map(({ size }) => size))];
	const colours = new Map(compared.map(({ colour, colourName }) => [colour, colourName]));
	const compares = line.asked.length > 0;
	const sumOf = (cells: typeof compared) => count(cells.reduce((sum, { offered }) => sum + offered, 0));
	return {
		summary,
		isChanged: changedCells(line).length > 0,
		hasColours: [...colours.keys()].some((colour) => colour !== null),
		sizes: sizes.length === 1 && sizes[0] === null ? [] : sizes.map((size) => size ?? words.anySize),
		rows: [...colours].map(([colour, name]) => {
			const own = compared.filter((cell) => cell.colour === colour);
			return {
				colour: colour === null ? words.anyColour : name,
				cells: sizes.map((size) => {
					const cell = own.find((one) => one.size === size);
					if (!cell) return { quantity: "", asked: "" };
					const { offered, asked } = cell;
					return { quantity: count(offered), asked: compares && asked !== offered ? words.asked({ asked }) : "" };
				}),
				sum: sumOf(own),
			};
		}),
		sums: sizes.map((size) => sumOf(compared.filter((cell) => cell.size === size))),
		sum: sumOf(compared),
	};
}

/** The groups of which one line is to be chosen, with what they add at the least and at the most. */
export function shownGroups(content: QuoteContent, lines: readonly ShownLine[], frame: Frame): ShownGroup[] {
	const words = frame.translate(quoteLines);
	const money = (amount: Minor) => formatMoney(amount, content.currency, frame.figures);
	return choiceGroups(content).map((group) => {
		const { least, most } = groupSpan(group, quoteLineAmount);
		const keys = new Set(group.lines.map(({ key }) => key));
		return {
			name: group.name,
			span: words.span({ least: money(least), most: money(most) }),
			lines: lines.filter(({ key }) => keys.has(key)),
		};
	});
}
