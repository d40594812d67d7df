import { isAPIError } from "better-auth/api";

/**
 * The code of a refusal by better-auth; anything else is thrown on, because then something failed and no sign-in was
 * refused.
 */
export function refusalCode(error: unknown): string {
	if (!isAPIError(error) || error.statusCode >= 500) throw error;
	return typeof error.body?.code === "string" ? error.body.code : "";
}
