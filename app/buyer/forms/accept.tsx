import type { ReactNode } from "react";
import { CHOOSING_FIELD, SHOWN_FIELD } from "../../../domain/quotes/choice-fields.ts";
import { choosing } from "../../../messages/en/buyer/choosing.ts";
import { deciding } from "../../../messages/en/buyer/deciding.ts";
import fields from "../../forms/field.module.css";
import { Field, FieldError } from "../../forms/field.tsx";
import button from "../../ui/button.module.css";
import { Sentence } from "../../ui/sentence.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { usePage } from "../page-context.ts";
import page from "../parts/layout.module.css";
import type { ShownVersion } from "../view.ts";
import styles from "./action-form.module.css";
import { ActionForm } from "./action-form.tsx";
import { FilesField } from "./files-field.tsx";
import { useActionForm } from "./use-action-form.ts";

/** What is chosen, for the form: the figures that stand on the screen go with it. */
function Chosen({ quote: { choosing: chosen, delivery, trade } }: { quote: ShownVersion }) {
	const words = useMessages(choosing);
	if (!chosen) return null;
	return (
		<div className={styles.chosen}>
			<input type="hidden" name={CHOOSING_FIELD} value="1" />
			<input type="hidden" name={SHOWN_FIELD} value={chosen.stamp} />
			<dl>
				{trade.ways.length > 0 && (
					<div>
						<dt>{words.youTake}</dt>
						<dd>{delivery}</dd>
					</div>
				)}
				{chosen.leftOut.length > 0 && (
					<div>
						<dt>{words.leftOut}</dt>
						<dd dir="auto">{chosen.leftOut.join(", ")}</dd>
					</div>
				)}
			</dl>
			<p role="status">{chosen.problem}</p>
		</div>
	);
}

/** Without script nothing follows by itself: the server counts, and shows the page anew. */
function ShowChosen() {
	const { view } = usePage();
	const words = useMessages(choosing);
	if (!view.quote?.choosing) return null;
	return (
		<noscript>
			<button
				className={`${button.button} ${button.outlined}`}
				type="submit"
				name="look"
				value="1"
				formAction="?form=accept#accept"
			>
				{words.show}
			</button>
		</noscript>
	);
}

/** Accepting a version: the terms ticked, the full name typed. */
export function Accept({ quote, main }: { quote: ShownVersion; main: boolean }) {
	const form = useActionForm("accept", ["terms", "name", "purchaseOrder", "files"]);
	const { terms: unticked } = form.errors;
	const words = useMessages(deciding);
	return (
		<ActionForm
			form={form}
			main={main}
			files
			version={quote.version}
			label={words.acceptVersion(quote)}
			className={styles.accept}
			beside={<ShowChosen />}
		>
			<Chosen quote={quote} />
			<div className={`${fields.field} ${styles.tick}`}>
				<label>
					<input
						type="checkbox"
						name="terms"
						required
						aria-invalid={unticked ? true : undefined}
						aria-describedby={unticked ? "accept-terms-error" : undefined}
						{...form.startAt("terms")}
					/>
					<span>
						<Sentence
							of={words.consent<ReactNode>({
								...{ terms: <a href="#terms">{words.terms}</a>, count: quote.count, total: <b>{quote.total}</b> },
								delivery: <span className={page.together}>{quote.delivery}</span>,
							})}
						/>
					</span>
				</label>
				<FieldError id="accept-terms" error={unticked} />
			</div>
			<Field form={form} name="name" label={words.fullName} hint={words.fullNameHint} autoComplete="name" />
			<details className={styles.more} open={form.errors.purchaseOrder || form.errors.files ? true : undefined}>
				<summary>
					{words.purchaseOrder} <i>{words.optional}</i>
				</summary>
				<Field form={form} name="purchaseOrder" label={words.orderNumber} optional />
				<FilesField form={form} label={words.orderFile} />
			</details>
		</ActionForm>
	);
}
