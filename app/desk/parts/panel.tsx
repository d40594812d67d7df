import { type ReactNode, useId } from "react";
import styles from "./panel.module.css";

type Props = { title: string; aside?: ReactNode; children: ReactNode };

/** A part of a page under a heading of its own. */
export function Panel({ title, aside, children }: Props) {
	const id = useId();
	return (
		<section className={styles.panel} data-part="panel" aria-labelledby={id}>
			<header>
				<h2 id={id}>{title}</h2>
				{aside && <div className={styles.aside}>{aside}</div>}
			</header>
			{children}
		</section>
	);
}
