import { type RefObject, useEffect, useRef } from "react";

/** For a `details` that is open where there is room for it and folded on a phone, as its sheet shows it until then. */
export function useOpenWhereWide(): RefObject<HTMLDetailsElement | null> {
	const folding = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		const wide = matchMedia("(width >= 48rem)");
		const follow = () => {
			if (folding.current) folding.current.open = wide.matches;
		};
		follow();
		wide.addEventListener("change", follow);
		return () => wide.removeEventListener("change", follow);
	}, []);
	return folding;
}
