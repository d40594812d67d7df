import { shell } from "../../../messages/en/shop/parts/shell.ts";
import { ArrowUp } from "../../ui/icons.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./to-top.module.css";

/** Shown by CSS once the page has been scrolled far enough (page-life.ts). */
export function ToTop() {
	const words = useMessages(shell);
	return (
		<button
			type="button"
			className={styles["to-top"]}
			aria-label={words.toTop}
			onClick={() => {
				const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
				window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
				document.querySelector<HTMLElement>("header a[href='/']")?.focus({ preventScroll: true });
			}}
		>
			<ArrowUp />
		</button>
	);
}
