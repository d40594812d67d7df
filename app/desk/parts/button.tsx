import type { ButtonHTMLAttributes } from "react";
import styles from "./button.module.css";

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
	/** One primary button a screen; "danger" for what cannot be taken back; "quiet" for secondary actions. */
	kind?: "plain" | "primary" | "quiet" | "danger";
	/** Takes its container's whole width. */
	wide?: boolean;
};

type Kind = NonNullable<Props["kind"]>;

/** The look of a button, for links and summaries that are no `<button>`. */
export function buttonClass(kind: Kind = "plain", wide = false): string {
	return [styles.button, kind !== "plain" && styles[kind], wide && styles.wide].filter(Boolean).join(" ");
}

/** A button, 30 px high (44 on phones). Submits nothing unless it says so. */
export function Button({ kind = "plain", wide, type = "button", ...rest }: Props) {
	return <button type={type} className={buttonClass(kind, wide)} {...rest} />;
}
