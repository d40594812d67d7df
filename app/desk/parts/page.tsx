import type { ReactNode } from "react";

type Props = {
	title: string;
	/** What the browser's tab says, where that is more. */
	tabTitle?: string;
	/** A few words beside the title. */
	note?: ReactNode;
	/** Search and buttons, at the end of the top bar. */
	actions?: ReactNode;
	/** Chips under the top bar. */
	filters?: ReactNode;
	children: ReactNode;
};

/** A page of the desk: the top bar with its title, and the content in `main`. */
export function DeskPage({ title, tabTitle = title, note, actions, filters, children }: Props) {
	return (
		<main id="main">
			<title>{`${tabTitle} · Thari desk`}</title>
			<div className="top">
				<h1>{title}</h1>
				{note && <span className="top-note">{note}</span>}
				{actions && <div className="top-actions">{actions}</div>}
			</div>
			{filters && <div className="filters">{filters}</div>}
			{children}
		</main>
	);
}
