import type { ReactNode } from "react";

export type Tab = { to: string; label: ReactNode; count?: number; current?: boolean };

/** Views of one thing, each with an address of its own. */
export function Tabs({ name, tabs, aside }: { name: string; tabs: readonly Tab[]; aside?: ReactNode }) {
	return (
		<nav className="tabs" aria-label={name}>
			{tabs.map(({ to, label, count, current }) => (
				<a key={to} href={to} aria-current={current ? "page" : undefined}>
					{label}
					{count !== undefined && <i>{count}</i>}
				</a>
			))}
			{aside && <div className="aside">{aside}</div>}
		</nav>
	);
}
