import { buttonClass } from "./button.tsx";
import styles from "./pager.module.css";

type Props = {
	/** The first and the last shown, from 1, and how many there are. */
	from: number;
	to: number;
	of: number;
	before?: string | undefined;
	after?: string | undefined;
};

/** Which part of a long list is shown, and the ways to the others. */
export function Pager({ from, to, of, before, after }: Props) {
	return (
		<nav className={styles.pager} aria-label="Pages">
			<span>
				{from} to {to} of {of}
			</span>
			{before ? (
				<a className={buttonClass()} href={before} rel="prev">
					Earlier
				</a>
			) : null}
			{after ? (
				<a className={buttonClass()} href={after} rel="next">
					Later
				</a>
			) : null}
		</nav>
	);
}
