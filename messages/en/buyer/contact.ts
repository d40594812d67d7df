/** Whom to ask, beside the offer. */
export const contact = {
	heading: "Questions?",
	quoteReference: ({ reference, hasPhone }: { reference: string; hasPhone: boolean }) =>
		`Write to us on this page, or by mail${hasPhone ? " or phone" : ""} with the reference\u00a0${reference}.`,
};
