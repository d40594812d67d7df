import { data } from "react-router";

/** Any address of the desk that it does not know; behind the gate, so that nobody else learns which it knows. */
export function loader() {
	throw data(null, { status: 404, statusText: "Not Found" });
}

export default function Unknown() {
	return null;
}
