/*
 * The one reading of quantities as people type them: in the shop, on the buyer's page, at the desk and in CSV cells.
 * Amounts are read by typed-amount.ts, which the shop has no use for.
 * Groups are only for the eye, in thousands or in lakhs: "1,000", "1,24,800", "1 000".
 */

const GROUPS = /^(?:\d{1,3}(?:[,\s'’]\d{2,3})*[,\s'’]\d{3}|\d+)$/u;
const GROUPS_AND_DOTS = /^(?:\d{1,3}(?:[,.\s'’]\d{2,3})*[,.\s'’]\d{3}|\d+)$/u;

type QuantityOptions = {
	/** Anything above it is no quantity. */
	most?: number;
	/**
	 * Whether "1.000" is a thousand, as half the world writes it. Where there is a decimal to be mistaken for (the cart
	 * says of "1.5" that pieces are whole) it is left out.
	 */
	dots?: boolean;
};

/** A whole number of pieces: "500", "1,000", "1 000". Undefined for anything else. */
export function readQuantity(
	text: string,
	{ most = Number.MAX_SAFE_INTEGER, dots = false }: QuantityOptions = {},
): number | undefined {
	const bare = text.trim();
	if (!(dots ? GROUPS_AND_DOTS : GROUPS).test(bare)) return undefined;
	const quantity = Number(bare.replace(/\D/g, ""));
	return quantity <= most ? quantity : undefined;
}
