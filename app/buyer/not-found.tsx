import { notHere } from "../ui/not-here.ts";

/** An address below /q that no page has. */
export function loader() {
	throw notHere();
}

export const action = loader;

export default function Nothing() {
	return null;
}
