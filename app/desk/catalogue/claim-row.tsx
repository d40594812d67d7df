import { controlClass } from "../parts/field.tsx";
import styles from "./row-fields.module.css";
import type { RowProps } from "./row-fields.tsx";

const PARTS = [
	{ part: "scheme", label: "Scheme", placeholder: "GOTS" },
	{ part: "number", label: "Number", placeholder: undefined },
	{ part: "certifier", label: "Certifier", placeholder: undefined },
	{ part: "validTo", label: "Valid to", placeholder: "2027-03-31" },
	{ part: "link", label: "Link", placeholder: "https://…" },
] as const;

/** What somebody certifies of a product; the last two may be left out. */
export function ClaimRow({ field, title, wrong }: RowProps) {
	return (
		<div className={styles.claim}>
			{PARTS.map(({ part, label, placeholder }, at) => (
				<label key={part}>
					<span>{label}</span>
					<input
						{...field(part)}
						className={controlClass()}
						aria-label={`${label} of ${title}`}
						aria-invalid={wrong && at === 0 ? true : undefined}
						aria-describedby={at === 0 ? wrong : undefined}
						placeholder={placeholder}
						maxLength={200}
						autoComplete="off"
					/>
				</label>
			))}
		</div>
	);
}
