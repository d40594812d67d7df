import { useEffect, useState } from "react";

/** False in the server's document and while it comes to life, true from then on. */
export function useLive(): boolean {
	const [isLive, setLive] = useState(false);
	useEffect(() => setLive(true), []);
	return isLive;
}
