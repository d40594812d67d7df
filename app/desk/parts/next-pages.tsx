import { buttonClass } from "./button.tsx";
import styles from "./pager.module.css";

type Props = {
	/** Where the list begins; undefined there. */
	first: string | undefined;
	/** Where it goes on; undefined at its end. */
	next: string | undefined;
	/** What comes there. */
	what?: string;
};

/** Links to the first and next page of a list that is not counted. */
export function NextPages({ first, next, what = "50" }: Props) {
	if (first === undefined && next === undefined) return null;
	return (
		<nav className={styles.pager} aria-label="Pages">
			<span />
			{first !== undefined && (
				<a className={buttonClass()} href={first}>
					First page
				</a>
			)}
			{next !== undefined && (
				<a className={buttonClass()} href={next} rel="next">
					Next {what}
				</a>
			)}
		</nav>
	);
}
