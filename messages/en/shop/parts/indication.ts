const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** What prices are in other currencies, at the rates that the owner has entered. */
export const indication = {
	title: "Indicative prices in other currencies",
	currency: "Currency",
	about: ({ amount }: { amount: string }) => `about ${amount}`,
	/** @param on the day of the rates, "2026-11-21" */
	note: ({ on }: { on: string }) =>
		`Indicative only, at our rates of ${day.format(new Date(on))}. Our prices are in rupees, and a request is in rupees; the quotation says what you pay.`,
};
