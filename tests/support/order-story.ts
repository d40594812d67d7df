/*
 * What the offers of the story of an order come to, told without browsers in conformance/order-story.test.ts and with
 * them in e2e/order-story.desk.spec.ts. One euro is ₹100.
 */

/** How 60 shirts are asked for. */
export const SIZES = { S: 9, M: 21, L: 21, XL: 9 } as const;

/** 60 x 8.20, 9 in XL at 1.00 more, 60 labels at 0.10: EXW, FOB, CIF, DDP; 30 and 70 % of the first. */
export const FIRST = ["€507.00", "€527.00", "€630.14", "€838.81", "€152.10", "€354.90"] as const;

/** 120 at 8.00, 18 in XL. */
export const SECOND = ["€990.00", "€1,010.00", "€1,115.55", "€1,484.96", "€297.00", "€693.00"] as const;

/** CIF with the dear sarees and without labels: 960 + 18 + 816, freight 120, insurance 0.5 % of 1,914; 30 and 70 %. */
export const CIF_SAYS = ["€1,923.57", "€577.07", "€1,346.50"] as const;

/** EXW with labels and the other sarees: 960 + 18 + 12 + 300. */
export const EXW_SAYS = ["€1,290.00", "€387.00", "€903.00"] as const;
