import * as z from "zod/mini";
import { email, line } from "../shared/contact-fields.ts";
import { asMessage } from "../shared/problem.ts";
import { PASSWORD_MOST } from "./password.ts";
import { roles } from "./staff.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"password-missing": object;
		"code-missing": object;
		"code-not-right": object;
		"recovery-missing": object;
		"recovery-not-right": object;
		"own-name-missing": object;
		"role-missing": object;
	}
}

const address = z.pipe(
	email,
	z.transform((text: string) => text.toLowerCase()),
);
const noPassword = asMessage({ code: "password-missing" });
const password = z.string(noPassword).check(
	z.minLength(1, noPassword),
	// Above what can be set there is nothing to compare; four bytes are the most a character takes.
	z.maxLength(PASSWORD_MOST * 4, asMessage({ code: "password-too-long", limit: PASSWORD_MOST })),
);
/** As authenticator apps show it: six digits, often with a gap. */
const code = z.pipe(
	z
		.string(asMessage({ code: "code-missing" }))
		.check(z.trim(), z.regex(/^\d{3}[\s-]?\d{3}$/, asMessage({ code: "code-not-right" }))),
	z.transform((text: string) => text.replace(/\D/g, "")),
);
/** As it was shown, whatever became of its hyphens and case. */
const recoveryCode = z.pipe(
	z
		.string(asMessage({ code: "recovery-missing" }))
		.check(z.trim(), z.regex(/^([a-z0-9]{4}[\s-]?){2}[a-z0-9]{4}$/i, asMessage({ code: "recovery-not-right" }))),
	z.transform((text: string) => (text.toLowerCase().match(/[a-z0-9]{4}/g) ?? []).join("-")),
);

export const signInSchema = z.object({ email: address, password });
export const codeSchema = z.object({ code });
export const recoverySchema = z.object({ recovery: recoveryCode });
export const passwordOnlySchema = z.object({ password });
export const inviteFormSchema = z.object({
	name: line(2, { code: "own-name-missing" }, 80),
	email: address,
	password,
});
export const changePasswordSchema = z.object({ current: password, password });
export const inviteSchema = z.object({
	email: address,
	role: z.enum(roles, asMessage({ code: "role-missing" })),
});
