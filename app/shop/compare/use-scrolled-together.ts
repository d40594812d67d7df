import { useEffect, useRef } from "react";

/** Keeps the names above a table where its columns are, whichever of the two is scrolled sideways. */
export function useScrolledTogether() {
	const names = useRef<HTMLUListElement>(null);
	const table = useRef<HTMLElement>(null);
	useEffect(() => {
		const pair = [names.current, table.current] as const;
		const follow = ({ currentTarget }: Event) => {
			const [one, other] = currentTarget === pair[0] ? pair : [pair[1], pair[0]];
			// What the browser has rounded is no movement.
			if (one && other && Math.abs(other.scrollLeft - one.scrollLeft) >= 1) other.scrollLeft = one.scrollLeft;
		};
		for (const part of pair) part?.addEventListener("scroll", follow, { passive: true });
		return () => {
			for (const part of pair) part?.removeEventListener("scroll", follow);
		};
	}, []);
	return { names, table };
}
