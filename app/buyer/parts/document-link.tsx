import type { ReactNode } from "react";
import { terms } from "../../../messages/en/buyer/terms.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { usePage } from "../page-context.ts";
import type { PdfFacts } from "../view.ts";
import styles from "./document-link.module.css";

type Props = { which: number | "proforma"; pdf: PdfFacts; className?: string; children: ReactNode };

/** A PDF of the case, with how long and how large it is: in a button of the class, or behind a link in a line of its own. */
export function DocumentLink({ which, pdf, className, children }: Props) {
	const { view } = usePage();
	const words = useMessages(terms);
	const size = <small>{words.pdf(pdf)}</small>;
	const href = which === "proforma" ? `${view.base}/proforma` : `${view.base}/quotation/${which}`;
	if (className) {
		const text = (
			<>
				{children} {size}
			</>
		);
		if (view.base === null) return <span className={className}>{text}</span>;
		return (
			<a className={className} href={href} rel="noreferrer">
				{text}
			</a>
		);
	}
	return (
		<span className={styles.document}>
			{view.base === null ? (
				children
			) : (
				<a href={href} rel="noreferrer">
					{children}
				</a>
			)}{" "}
			{size}
		</span>
	);
}
