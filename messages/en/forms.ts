import { plural } from "./count.ts";
import { smallNumber } from "./number-words.ts";

const unclear =
	"We did not get an answer, so we cannot tell whether it has arrived. What you entered is kept here. Sending again is safe: it is never stored twice.";

/** What the forms of the shop and of the buyer's page say around their own fields. */
export const forms = {
	field: {
		optional: "(optional)",
		country: "Select your country",
		otherCountry: "Other country",
		otherCountryHint: "In English, for example Netherlands",
	},
	frame: {
		/** The label of a field that is there for machines. */
		bait: "Leave this empty",
		kept: "Kept on this device until you send it, for at most 7 days.",
		clear: "Clear",
	},
	outcome: {
		wrong: ({ count }: { count: number }) => {
			const number = smallNumber(count);
			const fields = plural(count, { one: `${number} field needs`, other: `${number} fields need` });
			return `${fields.charAt(0).toUpperCase()}${fields.slice(1)} a change before we can send this.`;
		},
		/** Follows the names of these fields, each of which leads to its field. */
		kept: "Everything else is kept.",
	},
	/** A mailed form that failed on our side may have arrived all the same. */
	failures: {
		offline:
			"This device is offline. Nothing was sent and nothing is lost: what you entered is kept here. Please send again when you are connected.",
		unclear,
		refused: "Nothing was saved. What you entered is kept here. Please send again in a minute.",
		unavailable: unclear,
		broken: unclear,
	},
};
