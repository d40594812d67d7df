type Version = { version: number };

/** The headings of a quote's terms and of what is new in it. */
export const terms = {
	changedSince: ({ version }: Version) => `What changed since version ${version}`,
	/** Before what was and what is, for those who hear the page. */
	heard: { before: "before ", now: "now " },
	terms: "Terms",
	validUntil: "Valid until",
	endOfDayInIndia: "23:59 on that day in India",
	pdfFollows: "The PDF is made when the offer is sent.",
	quotationVersion: ({ version }: Version) => `Quotation, version ${version}`,
	pdf: ({ pages, size }: { pages: string; size: string }) => `PDF, ${pages}, ${size}`,
};
