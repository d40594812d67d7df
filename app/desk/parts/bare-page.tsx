import type { ReactNode } from "react";
import styles from "./bare-page.module.css";
import { Brand } from "./brand.tsx";

/** A page without the desk around it: in front of the gate, or where the desk itself could not be drawn. */
export function BarePage({ children }: { children: ReactNode }) {
	return (
		<div className={styles.page}>
			<header>
				<Brand />
			</header>
			<main id="main">{children}</main>
		</div>
	);
}
