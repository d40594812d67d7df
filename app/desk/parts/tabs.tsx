import { type ReactNode, useEffect, useRef } from "react";
import fading from "./fading-row.module.css";
import styles from "./tabs.module.css";

type Tab = { to: string; label: ReactNode; count?: number; current?: boolean };

/** How much of a narrow screen's tabs fades at the edge, pixels. */
const FADE = 28;

/** Views of one thing, each with an address of its own. */
export function Tabs({ name, tabs, aside }: { name: string; tabs: readonly Tab[]; aside?: ReactNode }) {
	const nav = useRef<HTMLElement>(null);
	const current = tabs.find((tab) => tab.current)?.to;
	// A narrow screen shows the tab that one is at whole. Never `scrollIntoView`: it would move the page as well.
	useEffect(() => {
		const links = [...(nav.current?.children ?? [])];
		const tab = links.find((link) => link.getAttribute("href") === current)?.getBoundingClientRect();
		const line = nav.current?.getBoundingClientRect();
		if (!tab || !line) return;
		if (tab.right > line.right - FADE) nav.current?.scrollBy(tab.right - line.right + FADE, 0);
		else if (tab.left < line.left + FADE) nav.current?.scrollBy(tab.left - line.left - FADE, 0);
	}, [current]);
	return (
		<nav className={`${styles.tabs} ${fading.row}`} aria-label={name} ref={nav}>
			{tabs.map(({ to, label, count, current: isCurrent }) => (
				<a key={to} href={to} aria-current={isCurrent ? "page" : undefined}>
					{label}
					{count !== undefined && <i>{count}</i>}
				</a>
			))}
			{aside && <div className={styles.aside}>{aside}</div>}
		</nav>
	);
}
