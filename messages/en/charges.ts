import type { ChargeKind } from "../../domain/quotes/charges.ts";

const names: Readonly<Record<ChargeKind, string>> = {
	discount: "Discount",
	freight: "Freight",
	insurance: "Insurance",
	duty: "Import duty",
	importTax: "Import tax",
	fees: "Fees",
	cgst: "CGST",
	sgst: "SGST",
	igst: "IGST",
};

/** What each per cent is of. */
const bases: Readonly<Record<ChargeKind, string>> = {
	discount: "the goods",
	freight: "the goods",
	insurance: "goods and freight",
	duty: "goods and freight",
	importTax: "goods, freight and duty",
	fees: "the goods",
	cgst: "the taxable value",
	sgst: "the taxable value",
	igst: "the taxable value",
};

type Share = { kind: ChargeKind; percent: number };

/** What is added to the goods of a quote and taken off them. Per cents come in hundredths of one. */
export const charges = {
	names,
	bases,
	/** "Freight", "Discount 2%" */
	row: ({ kind, percent }: { kind: ChargeKind; percent?: number | undefined }) =>
		percent === undefined ? names[kind] : `${names[kind]} ${percent / 100}%`,
	/** "2% on the goods" */
	share: ({ kind, percent }: Share) => (percent === 0 ? "none" : `${percent / 100}% on ${bases[kind]}`),
	/** What a field is called in which one is typed. */
	percentField: ({ kind }: Pick<Share, "kind">) => `${names[kind]}, per cent of ${bases[kind]}`,
	amountField: ({ kind, currency }: { kind: ChargeKind; currency: string }) => `${names[kind]}, ${currency}`,
};
