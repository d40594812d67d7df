import { charges } from "../charges.ts";
import { plural } from "../count.ts";
import { goodsCount, goodsCounts } from "../goods-count.ts";
import { smallNumber } from "../number-words.ts";

/** An offer as its buyer reads it: what its lines, sums and terms are called. */
export const quote = {
	/** "six lines, 765 pieces": a small number is a word. */
	lines: ({ count }: { count: number }) => `${smallNumber(count)} ${plural(count, { one: "line", other: "lines" })}`,
	/** Of a line that is of another product now. */
	product: ({ number }: { number: number }) => `Product in line ${number}`,
	linesAndGoods: ({ lines, goods }: { lines: string; goods: string }) => `${lines}, ${goods}`,
	pages: ({ count }: { count: number }) => plural(count, { one: "1 page", other: `${count} pages` }),
	article: ({ sku }: { sku: string }) => `Article\u00a0${sku}`,
	weight: ({ gsm }: { gsm: number }) => `${gsm}\u00a0g/m²`,
	hsCode: ({ hsCode }: { hsCode: string }) => `HS\u00a0${hsCode}`,
	addedByUs: "Added by us.",
	youAskedFor: ({ wanted }: { wanted: string }) => `You asked for ${wanted}.`,
	changeTo: ({ wanted }: { wanted: string }) => `You have asked to change this to ${wanted}.`,
	insteadOf: ({ name }: { name: string }) => `Offered instead of ${name}.`,
	insteadOfSoMany: ({ name, wanted }: { name: string; wanted: string }) =>
		`Offered instead of ${name}, of which you asked for ${wanted}.`,
	andMore: ({ from }: { from: string }) => `${from} and more`,
	fromTo: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
	goods: "Goods",
	goodsCount,
	goodsCounts,
	charge: charges.row,
	totalTo: ({ delivery }: { delivery: string }) => `Total ${delivery}`,
	total: "Total",
	each: ({ price }: { price: string }) => `${price} each`,
	delivery: "Delivery",
	incoterms: ({ term }: { term: string }) => `${term}, Incoterms\u00a02020`,
	portOfLoading: "Port of loading",
	leadTime: "Lead time",
	payment: "Payment",
	origin: "Origin",
	india: "India",
	documents: "Documents supplied",
};
