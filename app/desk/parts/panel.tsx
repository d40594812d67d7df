import { type ReactNode, useId } from "react";
import styles from "./panel.module.css";

/** `id`: where a link on the page leads to it. */
type Props = { title: string; id?: string; aside?: ReactNode; children: ReactNode };

/** A part of a page under a heading of its own. */
export function Panel({ title, id, aside, children }: Props) {
	const heading = useId();
	return (
		<section id={id} className={styles.panel} data-part="panel" aria-labelledby={heading}>
			<header>
				<h2 id={heading}>{title}</h2>
				{aside && <div className={styles.aside}>{aside}</div>}
			</header>
			{children}
		</section>
	);
}
