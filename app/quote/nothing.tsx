import { notHere } from "./door.server.ts";

/** An address below /q where nothing stands. */
export function loader() {
	throw notHere();
}

export const action = loader;

export default function Nothing() {
	return null;
}
