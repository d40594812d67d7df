import { data } from "react-router";

/** For an address that leads to no product, category or pool. */
export function notFound(): never {
	throw data(null, { status: 404, statusText: "Not Found" });
}
