import { details } from "../../../messages/en/shop/contact/details.ts";
import { inquiry } from "../../../messages/en/shop/contact/inquiry.ts";
import layout from "../../ui/layout.module.css";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { InquiryForm } from "../contact/inquiry-form.tsx";
import { useCompany } from "../parts/company-links.ts";
import ledger from "../parts/ledger.module.css";
import { Phone } from "../parts/phone.tsx";
import styles from "./contact-section.module.css";

/** The contact form at the foot of the home page. */
export function ContactSection() {
	const words = useMessages(details);
	const { heading, lead } = useMessages(inquiry);
	const { phone, salesEmail, hoursWeekdays, hoursSunday } = useCompany();
	return (
		<section className={styles.contact} data-later="" id="contact">
			<div className={layout.grid}>
				<div className={styles.words}>
					<h2>{heading}</h2>
					<p className={`${prose.lead} ${styles.lead}`}>{lead}</p>
					<dl className={`${ledger.ledger} ${ledger.closed}`}>
						{phone !== "" && (
							<div>
								<dt>{words.phone}</dt>
								<dd>
									<Phone />
								</dd>
							</div>
						)}
						<div>
							<dt>{words.email}</dt>
							<dd>
								<a href={`mailto:${salesEmail}`}>{salesEmail}</a>
							</dd>
						</div>
						<div>
							<dt>{words.hours}</dt>
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
