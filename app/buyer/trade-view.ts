/** What an offer says beside its lines and its terms, written out for its reader; each list is empty where it says nothing. */
export type ShownTrade = {
	/** The ways of delivery, where there are several. */
	ways: ShownWay[];
	payments: ShownPayment[];
	packing: { term: string; text: string }[];
};

export type ShownWay = {
	key: string;
	/** "CIF Hamburg" */
	name: string;
	/** Goods, then each cost that comes to something; `note` says what a rate is from. `kind` is the same for all ways. */
	rows: { kind: string; label: string; amount: string; note: string }[];
	total: string;
};

/** `by` is the day of a payment, "" where it has none yet; `lateAfter` is the moment at which that day ends. */
export type ShownPayment = {
	number: number;
	share: string;
	when: string;
	by: string;
	lateAfter?: number | undefined;
	amount: string;
};

/** Whether the day of a payment is over. */
export function isLate({ lateAfter }: ShownPayment, now: number): boolean {
	return lateAfter !== undefined && now > lateAfter;
}
