import styles from "./brand.module.css";

/** The desk's name: five warp threads between two beams. */
export function Brand() {
	return (
		<a className={styles.brand} href="/desk">
			<svg viewBox="0 0 16 16" aria-hidden="true">
				<path d="M1 3h14M1 13h14M3 3v10M5.5 3v10M8 3v10M10.5 3v10M13 3v10M2 6.5h12M2 9.5h12" />
			</svg>
			<span>Thari desk</span>
		</a>
	);
}
