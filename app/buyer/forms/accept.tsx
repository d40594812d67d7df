import fields from "../../forms/field.module.css";
import { Field, FieldError } from "../../forms/field.tsx";
import type { Offer } from "../view.ts";
import styles from "./act-form.module.css";
import { ActForm } from "./act-form.tsx";
import { useActForm } from "./use-act-form.ts";

/** Accepting a version: the terms ticked, the full name typed. */
export function Accept({ offer }: { offer: Offer }) {
	const form = useActForm("accept", ["terms", "name"]);
	const { terms: unticked } = form.errors;
	return (
		<ActForm
			form={form}
			main
			version={offer.version}
			label={`Accept version ${offer.version}`}
			className={styles.accept}
		>
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
						I have read the <a href="#terms">terms</a> and accept {offer.count}, for <b>{offer.total}</b>{" "}
						{offer.delivery}.
					</span>
				</label>
				<FieldError id="accept-terms" error={unticked} />
			</div>
			<Field form={form} name="name" label="Your full name" autoComplete="name" />
		</ActForm>
	);
}
