import type { ReactNode } from "react";
import { contact } from "../../../messages/en/buyer/contact.ts";
import { frame } from "../../../messages/en/buyer/frame.ts";
import { LocalTime } from "../../ui/local-time.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { telLink } from "../../ui/tel-link.ts";
import { useMessages } from "../../ui/use-messages.ts";
import type { FrameFacts } from "../frame.tsx";
import { usePage } from "../page-context.ts";
import styles from "./contact.module.css";

/** Whom to ask, beside the page where there is room; the foot says the same to everybody else. */
export function Contact({ company, opens, closes }: Pick<FrameFacts, "company" | "opens" | "closes">) {
	const { view } = usePage();
	const words = useMessages(contact);
	const hours = useMessages(frame);
	if (view.displayStatus === "closed") return null;
	return (
		<section className={styles.contact} aria-labelledby="contact">
			<h2 id="contact">{words.heading}</h2>
			<p>{words.quoteReference({ reference: view.reference, hasPhone: company.phone !== "" })}</p>
			<p className={styles.ways}>
				<a href={`mailto:${company.salesEmail}`}>{company.salesEmail}</a>
				{company.phone !== "" && <a href={telLink(company.phone)}>{company.phone}</a>}
			</p>
			<p>
				{hours.weekdays({ hours: company.hoursWeekdays })}
				<br />
				<Sentence
					of={hours.ownHours<ReactNode>({
						opens: <LocalTime time={opens} shape="clock" />,
						closes: <LocalTime time={closes} shape="zoned" />,
					})}
				/>
			</p>
		</section>
	);
}
