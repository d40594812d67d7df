import { classNames } from "./class-names.ts";
import styles from "./dark-section.module.css";
import temple from "./temple-border.module.css";

/** The class of a section or a foot on dark ground; `<DarkGround>` is the first thing in it. */
export const darkSection = `${styles.dark} ${temple["zari-lines"]}`;

/** What a dark section stands on: the temple edge along its top, and a drawing behind it, which the class places. */
export function DarkGround({ drawing, className }: { drawing: string; className: string | undefined }) {
	return (
		<>
			<div className={`${temple.border} ${styles.edge}`} />
			<div className={styles.clip}>
				<img
					className={classNames(temple.kolam, styles.kolam, className)}
					src={drawing}
					alt=""
					width="536"
					height="536"
					loading="lazy"
				/>
			</div>
		</>
	);
}
