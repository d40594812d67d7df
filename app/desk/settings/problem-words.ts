type Limit = { limit: number };

/** What is not right in the forms of the settings. */
export const settingsProblems = {
	"at-most": ({ limit }: Limit) => `Please use at most ${limit} characters.`,
	"fact-missing": "This must not be empty.",
	"link-not-right": "Please enter an address that begins with “https://”.",
	"digits-only": "Please enter digits only, such as 91.",
	"number-with-country": "Please enter digits only, country code first.",
	"time-not-right": ({ example }: { example: string }) => `Please enter a time, such as ${example}.`,
	"closes-before-opening": "The closing time must be later than the opening time.",
	"day-not-right": ({ text }: { text: string }) => `${text} is not a date; please write it as 2027-01-15.`,
	"template-name-missing": "Please give it a name.",
	"days-not-right": ({ most }: { most: number }) => `Please enter a whole number of days, from 1 to ${most}.`,
	"step-not-right": "Please enter an amount up to 100, such as 0.05 or 1, or leave it empty.",
	"days-or-none": ({ most }: { most: number }) =>
		`Please enter a whole number of days, from 1 to ${most}, or leave it empty.`,
	"too-many-days": ({ limit }: Limit) => `Please name at most ${limit} days.`,
	"too-many-templates": ({ limit }: Limit) => `Please keep at most ${limit} templates.`,
	"heading-not-right": "Please enter an HS heading of 2, 4 or 6 digits, such as 6109 or 6109.10.",
	"heading-twice": "This heading has a rate already.",
	"percent-not-right": "Please enter a percentage from 0 to 100, such as 5 or 2.5.",
	"export-number-missing": "Please enter the reference of the letter of undertaking.",
	"payments-per-cents": ({ percent }: { percent: number }) =>
		`The percentages add up to ${percent / 100}%. Please make them 100%.`,
	"too-many-rates": ({ limit }: Limit) => `Please keep at most ${limit} rates.`,
	"choose-from-list": "Please choose one from the list.",
};
