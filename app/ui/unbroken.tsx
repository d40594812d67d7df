import styles from "./unbroken.module.css";

/** A name whose "V-neck" and "Long-sleeve" are not broken: by an element, as what is copied from the page is to be the name itself. */
export function unbroken(name: string) {
	return name.split(/(\b\p{L}{1,9}-\S{1,9})(?!\S)/u).map((part, place) =>
		place % 2 > 0 ? (
			<span key={part} className={styles.unbroken}>
				{part}
			</span>
		) : (
			part
		),
	);
}
