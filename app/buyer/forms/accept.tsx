import type { ReactNode } from "react";
import { deciding } from "../../../messages/en/buyer/deciding.ts";
import fields from "../../forms/field.module.css";
import { Field, FieldError } from "../../forms/field.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import type { ShownVersion } from "../view.ts";
import styles from "./action-form.module.css";
import { ActionForm } from "./action-form.tsx";
import { useActionForm } from "./use-action-form.ts";

/** Accepting a version: the terms ticked, the full name typed. */
export function Accept({ quote }: { quote: ShownVersion }) {
	const form = useActionForm("accept", ["terms", "name"]);
	const { terms: unticked } = form.errors;
	const words = useMessages(deciding);
	return (
		<ActionForm form={form} main version={quote.version} label={words.acceptVersion(quote)} className={styles.accept}>
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
								...{ terms: <a href="#terms">{words.terms}</a>, total: <b>{quote.total}</b> },
								...{ count: quote.count, delivery: quote.delivery },
							})}
						/>
					</span>
				</label>
				<FieldError id="accept-terms" error={unticked} />
			</div>
			<Field form={form} name="name" label={words.fullName} autoComplete="name" />
		</ActionForm>
	);
}
