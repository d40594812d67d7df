import type { contactSection } from "../../../content/home.ts";
import layout from "../../ui/layout.module.css";
import prose from "../../ui/prose.module.css";
import { InquiryForm } from "../contact/inquiry-form.tsx";
import { telLink, useCompany } from "../parts/company-links.ts";
import ledger from "../parts/ledger.module.css";
import styles from "./contact-section.module.css";

/** The contact form at the foot of the home page. */
export function ContactSection({ text }: { text: typeof contactSection }) {
	const { phone, salesEmail, hoursWeekdays, hoursSunday } = useCompany();
	return (
		<section className={styles.contact} data-later="" id="contact">
			<div className={layout.grid}>
				<div className={styles.words}>
					<h2>{text.heading}</h2>
					<p className={`${prose.lead} ${styles.lead}`}>{text.lead}</p>
					<dl className={`${ledger.ledger} ${ledger.closed}`}>
						<div>
							<dt>Phone</dt>
							<dd>
								<a href={telLink(phone)}>{phone}</a>
							</dd>
						</div>
						<div>
							<dt>Email</dt>
							<dd>
								<a href={`mailto:${salesEmail}`}>{salesEmail}</a>
							</dd>
						</div>
						<div>
							<dt>Business hours</dt>
							<dd>
								{hoursWeekdays}
								<br />
								{hoursSunday}
							</dd>
						</div>
					</dl>
				</div>
				<div className={styles.form}>
					<InquiryForm />
				</div>
			</div>
		</section>
	);
}
