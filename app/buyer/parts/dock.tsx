import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { deciding } from "../../../messages/en/buyer/deciding.ts";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { LocalTime } from "../../ui/local-time.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { usePage } from "../page-context.ts";
import type { ShownVersion } from "../view.ts";
import styles from "./dock.module.css";

/**
 * The total, the validity and the button to accept stand at the bottom as long as neither the summary nor the form is in
 * sight. Without script it never shows: the page says the same further up.
 */
export function Dock({ quote }: { quote: ShownVersion }) {
	const { view, mode } = usePage();
	const [shown, setShown] = useState(false);
	// Once a change is asked for, nobody is urged to accept.
	const open = view.allowed.includes("accept") && view.allowed.includes("change");
	const words = useMessages(deciding);
	useEffect(() => {
		// In the head on a narrow screen, in the summary on a wide one: the other is not drawn, and never in sight.
		const ways = document.querySelectorAll("main a[href='#accept']");
		const form = document.getElementById("accept");
		if (!form || !open) return;
		const inSight = new Set<Element>();
		const watch = new IntersectionObserver(
			(entries) => {
				// A button of which the screen's edge leaves a part is not in sight; a part of the long form is.
				for (const { target, isIntersecting, intersectionRatio } of entries)
					if (target === form ? isIntersecting : intersectionRatio === 1) inSight.add(target);
					else inSight.delete(target);
				setShown(inSight.size === 0);
			},
			{ threshold: [0, 1] },
		);
		for (const way of ways) watch.observe(way);
		watch.observe(form);
		return () => watch.disconnect();
	}, [open]);
	// It comes when the form has left the screen, and so after the keyboard: what that came to must not lie below it.
	useEffect(() => {
		const focused = document.activeElement;
		if (!shown || !focused?.matches(":focus-visible")) return;
		const { top, bottom } = focused.getBoundingClientRect();
		if (bottom > 0 && top < window.innerHeight) focused.scrollIntoView({ block: "nearest" });
	}, [shown]);
	if (!open) return null;
	return (
		<aside className={styles.dock} aria-label={words.review} inert={!shown} data-shown={shown || undefined}>
			<p>
				{quote.totalLabel}
				<Sentence
					of={words.until<ReactNode>({
						total: <b>{quote.total}</b>,
						end: <LocalTime time={quote.validUntil} shape="plain" />,
					})}
				/>
			</p>
			<a className={classNames(button.button, mode !== "buyer" && button.outlined)} href="#accept">
				{words.review}
			</a>
		</aside>
	);
}
