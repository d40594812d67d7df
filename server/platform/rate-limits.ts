const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MB = 1024 * 1024;

/** At most `most` within a window of `within` milliseconds, which begins with what is counted first. */
export type RateLimit = { readonly most: number; readonly within: number };

/**
 * Every limit on how often or how much, but for the forms' own, which the operator sets (`formLimits`). Those of the
 * sign-in are counted a try; better-auth counts wrong codes by account besides.
 */
export const RATE_LIMITS = {
	/** Passwords tried from one address, in browsers that have never been used to sign in. */
	passwordsFromAddress: { most: 30, within: 15 * MINUTE },
	/** Passwords tried for one person from one address or browser. */
	passwordsForPersonHere: { most: 5, within: 15 * MINUTE },
	/** Passwords tried for one person, from wherever, in browsers that they have not come in with. */
	passwordsForPerson: { most: 100, within: 15 * MINUTE },
	/** Second factors and recovery codes tried from one address or browser. */
	codes: { most: 30, within: 15 * MINUTE },
	/** Codes tried for one invitation. */
	inviteCodes: { most: 10, within: 15 * MINUTE },
	/** One's own password, asked for again on the account's page. */
	ownPassword: { most: 10, within: 15 * MINUTE },
	/** Codes tried for a new second factor of one's own. */
	newFactorCodes: { most: 10, within: 15 * MINUTE },
	/** Bytes of files that one address may leave on private pages. */
	fileBytes: { most: 200 * MB, within: DAY },
	/** Line sheets and selections made as PDF for one address; a sheet that is kept costs nothing. */
	sheetsForAddress: { most: 20, within: 15 * MINUTE },
	/** The same for everybody: about a tenth of what the thread that makes them can do. */
	sheetsInAll: { most: 400, within: HOUR },
	/** Lists of products that one address has looked up. */
	listsOfAddress: { most: 60, within: 15 * MINUTE },
	/** Acknowledgements to one mailbox, under all of its names. Counted in the database. */
	acknowledgements: { most: 1, within: DAY },
	/**
	 * Acknowledgements to the addresses of one domain: a company's buyers never come near it, and a domain that takes any
	 * name as its own is not filled with mail. Counted in the database.
	 */
	acknowledgementsOfDomain: { most: 12, within: DAY },
	/** The same where anybody can have a mailbox. */
	acknowledgementsOfProvider: { most: 600, within: DAY },
	/** Mails with a list of requests to one mailbox, under all of its names. Counted in the database. */
	orderLists: { most: 3, within: DAY },
	/** The same to the addresses of one domain; of a provider at which anybody has a mailbox. Counted in the database. */
	orderListsOfDomain: { most: 24, within: DAY },
	orderListsOfProvider: { most: 600, within: DAY },
} as const satisfies Record<string, RateLimit>;

/** How many of one hour of the clock staff are mailed about one by one; the others come in one mail. Counted in the database. */
export const ONE_BY_ONE = {
	/** Of all inquiries; a normal day never comes near it. */
	inquiries: 20,
	/** Of a buyer's messages in one case. */
	messages: 5,
} as const;

/** Forms within an hour: from one address, and from all of them. */
export type FormCeilings = { perAddress: number; inAll: number };

/** How many times what an address may send an IPv6 /48 may send: an office has several networks of its own. */
const AROUND = 4;

/** The limits of one kind of form. However many addresses a flood comes from, disk and inbox stay usable. */
export function formLimits({ perAddress, inAll }: FormCeilings) {
	return {
		/** About one case, from wherever: a link that many have is no way to flood the company. */
		aboutCase: { most: perAddress, within: HOUR },
		fromAddress: { most: perAddress, within: HOUR },
		fromAround: { most: perAddress * AROUND, within: HOUR },
		inAll: { most: inAll, within: HOUR },
	} satisfies Record<string, RateLimit>;
}
