import { number } from "../count.ts";

/** What is not right in a field of the shop's two forms and of the buyer's page. */
export const fieldProblems = {
	"not-right": "Please check this field.",
	"not-printable": "Please remove the characters that cannot be shown.",
	"too-long": ({ limit }: { limit: number }) => `Please keep this under ${number(limit)} characters.`,
	"email-not-valid": "Please enter a valid email address",
	"country-missing": "Please select your country",
	"country-name-missing": "Please write the name of your country.",
	"name-too-short": ({ minimum }: { minimum: number }) => `Name must be at least ${minimum} characters`,
	"message-too-short": ({ minimum }: { minimum: number }) => `Message must be at least ${minimum} characters`,
	"full-name-too-short": ({ minimum }: { minimum: number }) => `Full name must be at least ${minimum} characters`,
	"phone-not-valid": "Please enter a valid phone number",
	"address-incomplete": "Please enter your complete address",
	"day-not-valid": "Please enter a valid date.",
	"day-over": "Please choose today or a later day.",
	"signer-missing": ({ minimum }: { minimum: number }) => `Please type your full name, at least ${minimum} characters.`,
	"terms-unread": "Please tick that you have read the terms.",
	"message-missing": "Please write a message.",
	"quantity-not-right": ({ limit }: { limit: number }) => `Please enter a whole number from 0 to ${number(limit)}.`,
	"change-missing": "Please write what should change, or enter other quantities.",
};
