import { plural } from "../../../messages/en/count.ts";

const inMinutes = (minutes: number) => plural(minutes, { one: "1 minute", other: `${minutes} minutes` });

/** What is not right in the forms of signing in and of an account. */
export const accountProblems = {
	"password-missing": "Please enter the password.",
	"password-too-short": ({ minimum }: { minimum: number }) =>
		`Please use at least ${minimum} characters; several words are easy to remember.`,
	"password-too-long": ({ limit }: { limit: number }) => `Please use at most ${limit} characters.`,
	"password-common": "This password is one of the first that attackers try; please choose another one.",
	"password-own-words":
		"This password is little more than your name, your email address or ours; please choose another one.",
	"code-missing": "Please enter the six digits.",
	"code-not-right": "Please enter the six digits that your app shows.",
	"recovery-missing": "Please enter a recovery code.",
	"recovery-not-right": "A recovery code has three groups of four letters and digits.",
	"own-name-missing": "Please enter your name.",
	"role-missing": "Please choose a role.",
	"sign-in-wrong": "The email address or the password is not right.",
	"factor-not-set-up":
		"Your second factor is not set up yet. Please open your invitation link again, or ask for a new one.",
	"code-wrong": "This code is not right. Please wait for the next one and try again.",
	"recovery-wrong": "This recovery code is not right, or it has been used.",
	"sign-in-over": "This sign-in took too long or had too many tries. Please start again with your password.",
	"sign-in-crowded": "Many people are signing in at this moment. Please try again in a few seconds.",
	"codes-locked": ({ minutes }: { minutes: number }) =>
		`Too many wrong codes. Please try again in ${inMinutes(minutes)}.`,
	"too-many-tries": ({ minutes }: { minutes: number }) => `Too many tries. Please try again in ${inMinutes(minutes)}.`,
	"password-wrong": "This is not your password.",
	"secret-gone": "There is no longer a new secret to confirm. Please start again.",
	"address-taken-sign-in":
		"There is already an account with this address. Sign in, or ask for a new link if something was lost.",
	"address-taken": "There is already an account with this address.",
	"invite-overtaken":
		"Somebody has just used this invitation in another browser. What you entered here was not saved. If that was you, continue there; otherwise ask for a new invitation.",
	"person-gone": "This person is no longer here. Please look at the list again.",
	"not-to-yourself": "You cannot do this to yourself. Ask another owner.",
	"link-used": "This link has already been used or withdrawn.",
};
