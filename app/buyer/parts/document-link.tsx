import type { ReactNode } from "react";
import { terms } from "../../../messages/en/buyer/terms.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { usePage } from "../page-context.ts";
import type { PdfFacts } from "../view.ts";

type Props = { which: number | "proforma"; pdf: PdfFacts; className?: string; children: ReactNode };

/** A PDF of the case, with how long and how large it is. */
export function DocumentLink({ which, pdf, className, children }: Props) {
	const { view } = usePage();
	const words = useMessages(terms);
	const text = (
		<>
			{children} <small>{words.pdf(pdf)}</small>
		</>
	);
	if (view.base === null) return <span className={className}>{text}</span>;
	const href = which === "proforma" ? `${view.base}/proforma` : `${view.base}/quotation/${which}`;
	return (
		<a className={className} href={href} rel="noreferrer">
			{text}
		</a>
	);
}
