import type { ButtonHTMLAttributes } from "react";

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
	/** One primary button a screen; "danger" for what cannot be taken back; "quiet" for what stands beside. */
	kind?: "plain" | "primary" | "quiet" | "danger";
	/** Takes its container's whole width. */
	wide?: boolean;
};

const CLASSES = { plain: "btn", primary: "btn pri", quiet: "btn quiet", danger: "btn danger" };

/** A button, 30 px high (44 on phones). Submits nothing unless it says so. */
export function Button({ kind = "plain", wide, type = "button", ...rest }: Props) {
	return <button type={type} className={wide ? `${CLASSES[kind]} wide` : CLASSES[kind]} {...rest} />;
}
