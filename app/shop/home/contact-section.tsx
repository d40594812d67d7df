import type { contactSection } from "../../../content/home.ts";
import { InquiryForm } from "../contact/inquiry-form.tsx";
import { telLink, useCompany } from "../parts/company-links.ts";

/** The contact form at the foot of the home page. */
export function ContactSection({ text }: { text: typeof contactSection }) {
	const { phone, salesEmail, hoursWeekdays, hoursSunday } = useCompany();
	return (
		<section className="contact later" id="contact">
			<div className="g">
				<div className="tx">
					<h2>{text.heading}</h2>
					<p className="lead">{text.lead}</p>
					<dl className="rows closed">
						<div>
							<dt>Phone</dt>
							<dd>
								<a href={telLink(phone)}>{phone}</a>
							</dd>
						</div>
						<div>
							<dt>E-mail</dt>
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
				<div className="fm">
					<InquiryForm />
				</div>
			</div>
		</section>
	);
}
