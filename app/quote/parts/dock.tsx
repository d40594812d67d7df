import { useEffect, useState } from "react";
import { LocalTime } from "../../ui/local-time.tsx";
import { usePage } from "../page-context.ts";
import type { Offer } from "../view.ts";

/**
 * On phones the total and the way to accept stay at the thumb, once the first screen has scrolled away and as long as
 * the form itself is not in sight. Without script it never shows: the page says the same in its own place.
 */
export function Dock({ offer }: { offer: Offer }) {
	const { view } = usePage();
	const [shown, setShown] = useState(false);
	const open = view.allowed.includes("accept");
	useEffect(() => {
		const [head, form] = [document.getElementById("stand"), document.getElementById("accept")];
		if (!head || !form || !open) return;
		const inSight = new Set<Element>();
		const watch = new IntersectionObserver((entries) => {
			for (const { target, isIntersecting } of entries)
				if (isIntersecting) inSight.add(target);
				else inSight.delete(target);
			setShown(inSight.size === 0);
		});
		watch.observe(head);
		watch.observe(form);
		return () => watch.disconnect();
	}, [open]);
	if (!open) return null;
	return (
		<aside className="q-dock" aria-label="Accept" inert={!shown} data-shown={shown || undefined}>
			<p>
				<b>{offer.total}</b> until <LocalTime time={offer.validUntil} shape="plain" />
			</p>
			<a className="btn" href="#accept">
				Accept
			</a>
		</aside>
	);
}
