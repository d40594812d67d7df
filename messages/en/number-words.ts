import { number } from "./count.ts";

export const belowTwenty =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const tens = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** "eight", "forty-one"; from a hundred on the figure: "1,250". */
export function countInWords(count: number): string {
	return count < 100 ? belowHundred(count) : number(count);
}

/** "no", "six", "twelve": a small number is a word, a larger one a figure. */
export function smallNumber(count: number): string {
	return count === 0 ? "no" : (count <= 12 && belowTwenty[count]) || String(count);
}

/** The words of a number below a hundred. */
export function belowHundred(value: number): string {
	if (value < 20) return belowTwenty[value] ?? "";
	const ten = tens[Math.floor(value / 10)] ?? "";
	return value % 10 === 0 ? ten : `${ten}-${belowTwenty[value % 10]}`;
}
