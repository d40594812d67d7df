import type { Auth } from "./auth.ts";
import { refusalCode } from "./auth-error.ts";
import { callerHeaders } from "./caller.ts";

/** Whether a password is the sender's own; asked again before any change to access. */
export async function isOwnPassword(auth: Auth, request: Request, password: string): Promise<boolean> {
	try {
		return (await auth.api.verifyPassword({ body: { password }, headers: callerHeaders(request) })).status;
	} catch (error) {
		refusalCode(error);
		return false;
	}
}
