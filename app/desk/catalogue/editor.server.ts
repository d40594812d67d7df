import { data } from "react-router";

/** For an address that leads to no product or category. */
export function notFound(): never {
	throw data(null, { status: 404, statusText: "Not Found" });
}

/** The status an answer goes out with. */
export function statusOf({ status }: { status: string }): number {
	return { saved: 200, invalid: 422, conflict: 409, gone: 404, failed: 503 }[status] ?? 200;
}
