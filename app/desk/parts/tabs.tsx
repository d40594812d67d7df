import type { ReactNode } from "react";
import styles from "./tabs.module.css";

type Tab = { to: string; label: ReactNode; count?: number; current?: boolean };

/** Views of one thing, each with an address of its own. */
export function Tabs({ name, tabs, aside }: { name: string; tabs: readonly Tab[]; aside?: ReactNode }) {
	return (
		<nav className={styles.tabs} aria-label={name}>
			{tabs.map(({ to, label, count, current }) => (
				<a key={to} href={to} aria-current={current ? "page" : undefined}>
					{label}
					{count !== undefined && <i>{count}</i>}
				</a>
			))}
			{aside && <div className={styles.aside}>{aside}</div>}
		</nav>
	);
}
