import type { ChargeKind, PercentCharge } from "../../domain/quotes/charges.ts";

const names: Readonly<Record<ChargeKind, string>> = {
	discount: "Discount",
	freight: "Freight",
	insurance: "Insurance",
};

/** What each per cent is of. */
const bases: Readonly<Record<PercentCharge, string>> = { discount: "the goods" };

type Share = { kind: PercentCharge; percent: number };

/** What is added to the goods of a quote and taken off them. Per cents come in hundredths of one. */
export const charges = {
	names,
	/** "Freight", "Discount 2%" */
	row: ({ kind, percent }: { kind: ChargeKind; percent?: number | undefined }) =>
		percent === undefined ? names[kind] : `${names[kind]} ${percent / 100}%`,
	/** "2% on the goods" */
	share: ({ kind, percent }: Share) => (percent === 0 ? "none" : `${percent / 100}% on ${bases[kind]}`),
	/** What a field is called in which one is typed. */
	percentField: ({ kind }: Pick<Share, "kind">) => `${names[kind]}, per cent of ${bases[kind]}`,
	amountField: ({ kind, currency }: { kind: ChargeKind; currency: string }) => `${names[kind]}, ${currency}`,
};
