const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** What the owner can prove of a product. The name of the scheme comes before it. */
export const claims = {
	/** @param validTo "2027-03-31" */
	certified: ({ number, certifier, validTo }: { number: string; certifier: string; validTo?: string | undefined }) =>
		`${number}, certified by ${certifier}${validTo ? `, valid to ${day.format(new Date(validTo))}` : ""}`,
	lookUp: ({ host }: { host: string }) => `Look it up at ${host}`,
};
