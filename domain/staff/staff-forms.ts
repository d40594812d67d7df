import * as z from "zod/mini";
import { email, line } from "../shared/contact-fields.ts";
import { PASSWORD_MOST } from "./password.ts";
import { roles } from "./staff.ts";

const address = z.pipe(
	email,
	z.transform((text: string) => text.toLowerCase()),
);
const password = z.string("Please enter the password").check(
	z.minLength(1, "Please enter the password"),
	// Above what can be set there is nothing to compare; four bytes are the most a character takes.
	z.maxLength(PASSWORD_MOST * 4, `Please use at most ${PASSWORD_MOST} characters`),
);
/** As authenticator apps show it: six digits, often with a gap. */
const code = z.pipe(
	z
		.string("Please enter the six digits")
		.check(z.trim(), z.regex(/^\d{3}[\s-]?\d{3}$/, "Please enter the six digits that your app shows")),
	z.transform((text: string) => text.replace(/\D/g, "")),
);
/** As it was shown, whatever became of its hyphens and case. */
const recoveryCode = z.pipe(
	z
		.string("Please enter a recovery code")
		.check(
			z.trim(),
			z.regex(/^([a-z0-9]{4}[\s-]?){2}[a-z0-9]{4}$/i, "A recovery code has three groups of four letters and digits"),
		),
	z.transform((text: string) => (text.toLowerCase().match(/[a-z0-9]{4}/g) ?? []).join("-")),
);

export const signInSchema = z.object({ email: address, password });
export const codeSchema = z.object({ code });
export const recoverySchema = z.object({ recovery: recoveryCode });
export const passwordOnlySchema = z.object({ password });
export const welcomeSchema = z.object({
	name: line(2, "Please enter your name", 80),
	email: address,
	password,
});
export const changePasswordSchema = z.object({ current: password, password });
export const inviteSchema = z.object({
	email: address,
	role: z.enum(roles, "Please choose a role"),
});
