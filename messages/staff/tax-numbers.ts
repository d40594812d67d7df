/** What is wrong with a number of the tax and trade offices: an owner reads it in the desk, an operator at the console. */
export const taxNumberProblems = {
	"gstin-length": ({ length }: { length: number }) => `A GSTIN has 15 characters; this has ${length}.`,
	"gstin-state": ({ state }: { state: string }) =>
		`A GSTIN begins with the two digits of the state, such as 33 for Tamil Nadu; ${state} is not one.`,
	"gstin-pan": "Characters 3 to 12 of a GSTIN are the PAN: five letters, four digits, a letter, such as AAACT2727Q.",
	"gstin-registration":
		"After the PAN a GSTIN has a digit or letter for the registration, and then a letter, usually Z.",
	"gstin-check": "The last character does not fit the others: please compare the GSTIN with the certificate.",
	"iec-length": ({ length }: { length: number }) => `An IEC has 10 characters; this has ${length}.`,
	"iec-not-right": "An IEC is the firm's PAN (five letters, four digits, a letter) or ten digits.",
};
