import { data } from "react-router";

/** Any unknown address of the desk; behind the gate, so that strangers cannot find out which ones exist. */
export function loader() {
	throw data(null, { status: 404, statusText: "Not Found" });
}

export default function Unknown() {
	return null;
}
