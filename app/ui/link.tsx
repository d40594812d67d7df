import type { AnchorHTMLAttributes } from "react";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
	/** Undefined where it would lead to nothing: then it is a text, which the keyboard passes. */
	to: string | undefined;
};

/**
 * A link to another page of the site. It is plain markup: one listener for the whole document follows it without a
 * reload (follow-links.tsx), so that a page of a hundred links comes to life as fast as one with none.
 */
export function Link({ to, ...rest }: Props) {
	return <a href={to} {...rest} />;
}
