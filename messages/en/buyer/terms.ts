type Version = { version: number };

/** The headings of a quote's terms and of what is new in it. */
export const terms = {
	changedSince: ({ version }: Version) => `What changed since version ${version}`,
	/** Heads of what has changed; that of its first column is for those who hear the page. */
	changed: { what: "What", was: "Was", now: "Now", difference: "Difference" },
	/** Opens a version that is over. */
	asItWas: ({ version }: Version) => `Version ${version} as we offered it`,
	asItWasHint: "Lines, prices and terms, which no longer hold",
	terms: "Terms",
	validUntil: "Valid until",
	endOfDayInIndia: "23:59 on that day in India",
	pdfFollows: "The PDF is made when the offer is sent.",
	quotationVersion: ({ version }: Version) => `Quotation, version ${version}`,
	pdf: ({ pages, size }: { pages: string; size: string }) => `PDF, ${pages}, ${size}`,
};
