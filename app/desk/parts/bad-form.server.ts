import { data } from "react-router";

/** For a form that none of our pages sends. */
export function badForm(): never {
	throw data(null, { status: 400, statusText: "Bad Request" });
}
