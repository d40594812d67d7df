import type { ReactNode } from "react";

/** A filter that is a link, 26 px high; `on` when the page shows it now, with how many there are. */
export function Chip({ to, on, count, children }: { to: string; on?: boolean; count?: number; children: ReactNode }) {
	return (
		<a className="chip" href={to} aria-current={on ? "true" : undefined}>
			{children}
			{count !== undefined && <i>{count}</i>}
		</a>
	);
}

/** A word that says in which state something is; the colour only repeats it. */
export function Tag({ kind = "plain", children }: { kind?: "plain" | "good" | "warn" | "bad"; children: ReactNode }) {
	return <span className={`tag ${kind}`}>{children}</span>;
}
