import { data } from "react-router";

/** For an address that leads to no product or category. */
export function notFound(): never {
	throw data(null, { status: 404, statusText: "Not Found" });
}
