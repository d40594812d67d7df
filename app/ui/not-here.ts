import { data } from "react-router";

/** Wrong, expired, revoked, another's: one answer for all of them (server/main/http-app.ts draws the one screen). */
export function notHere() {
	return data(null, { status: 404, statusText: "Not Found" });
}
