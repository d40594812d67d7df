import { useEffect, useState } from "react";

const EVERY = 15_000;

/**
 * The server's clock, going on in the browser: the first drawing shows exactly what the server wrote, whatever the
 * browser's own clock says.
 */
export function useNow(serverNow: number): number {
	const [now, setNow] = useState(serverNow);
	useEffect(() => {
		setNow(serverNow);
		const since = performance.now();
		const timer = setInterval(() => setNow(serverNow + performance.now() - since), EVERY);
		return () => clearInterval(timer);
	}, [serverNow]);
	return now;
}
