import { lazy } from "react";
import { type ClientActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { given } from "../../../content/company.ts";
import { contact } from "../../../messages/en/shop/contact/contact.ts";
import { details } from "../../../messages/en/shop/contact/details.ts";
import { inquiry } from "../../../messages/en/shop/contact/inquiry.ts";
import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, servicesContext } from "../../../server/main/context.ts";
import { deliver } from "../../forms/deliver.ts";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { ArrowDown, WhatsApp } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import prose from "../../ui/prose.module.css";
import { Still } from "../../ui/still.tsx";
import { telLink } from "../../ui/tel-link.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { useCompany, useWhatsAppLink } from "../parts/company-links.ts";
import { pageMeta } from "../parts/meta.ts";
import { pageHead } from "../parts/page-head.ts";
import { Phone } from "../parts/phone.tsx";
import styles from "./contact.module.css";
import { InquiryForm } from "./inquiry-form.tsx";
import { findSubject } from "./subject.ts";

export { submitInquiry as action } from "./submit-inquiry.server.ts";

export function clientAction(args: ClientActionFunctionArgs) {
	return deliver(args, "inquiry");
}

export async function loader({ context, request }: LoaderFunctionArgs) {
	const services = context.get(servicesContext);
	const { phoneHours, liveChatHours } = services.company;
	const isStreetKnown = given(services.company, "address") !== "";
	const { bySlug, productsAt } = services.catalogue;
	const { pieces } = messagesFor(context.get(localeContext)).shop.cart.quantity;
	// The cart knows a product by its id alone.
	const find = async (slug: string) => (await bySlug(slug)) ?? (await productsAt([slug])).products.get(slug);
	const subject = await findSubject(request.url, find, pieces);
	return {
		head: pageHead("/contact", services),
		phoneHours,
		liveChatHours,
		isStreetKnown,
		...(subject && { subject }),
	};
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
	return pageMeta(loaderData?.head);
}

const ContactMap = lazy(async () => ({ default: (await import("./contact-map.tsx")).ContactMap }));

export default function Contact() {
	const { liveChatHours, subject } = useLoaderData<typeof loader>();
	const words = useMessages(contact);
	const { heading } = useMessages(inquiry);
	const company = useCompany();
	const chat = useWhatsAppLink();
	return (
		<main id="main" className={styles.contact}>
			<div className={`${layout.grid} ${styles.intro}`}>
				<h1>{words.title}</h1>
				<div className={styles.reach}>
					<p className={prose.lead}>{words.lead({ call: company.phone !== "", chat: chat !== undefined })}</p>
					<p className={classNames(layout.actions, !chat && company.phone === "" && layout["narrow-only"])}>
						{chat ? (
							<a className={`${button.button} ${styles.chat}`} href={chat} target="_blank" rel="noopener noreferrer">
								{words.chat}
								<WhatsApp />
							</a>
						) : (
							<a className={`${button.button} ${button.outlined} ${styles.down}`} href="#write">
								{words.write}
								<ArrowDown />
							</a>
						)}
						{company.phone !== "" && (
							<a className={button.link} href={telLink(company.phone)}>
								{words.call(company)}
							</a>
						)}
					</p>
					{chat && <p className={prose.fine}>{words.liveChat({ hours: liveChatHours })}</p>}
				</div>
				<Cards />
			</div>
			<section className={styles.write} data-later="" aria-labelledby="write">
				<div className={layout.grid}>
					<figure className={styles.place}>
						<Still id="map">
							<ContactMap />
						</Still>
						<figcaption>
							<b>{words.map}</b>
							<span>{company.address}</span>
						</figcaption>
					</figure>
					<div className={styles.words}>
						<h2 id="write">{heading}</h2>
						<InquiryForm subject={subject} />
					</div>
				</div>
			</section>
		</main>
	);
}

function Cards() {
	const { address: addressLabel, askAddress, noPhone } = useMessages(contact);
	const words = useMessages(details);
	const { phoneHours, isStreetKnown } = useLoaderData<typeof loader>();
	const { address, phone, whatsappNumber, salesEmail, infoEmail, hoursWeekdays, hoursSunday } = useCompany();
	return (
		<ul className={styles.cells}>
			<li>
				<h2>{addressLabel}</h2>
				<p>{address}</p>
				{!isStreetKnown && (
					<p className={prose.fine}>
						<a href="#write">{askAddress}</a>
					</p>
				)}
			</li>
			<li>
				<h2>{words.phone}</h2>
				{phone === "" ? (
					<p className={prose.quiet}>{noPhone({ chat: whatsappNumber !== "" })}</p>
				) : (
					<>
						<p>
							<Phone />
						</p>
						<p className={prose.fine}>{phoneHours}</p>
					</>
				)}
			</li>
			<li>
				<h2>{words.email}</h2>
				<p>
					<a href={`mailto:${salesEmail}`}>{salesEmail}</a>
				</p>
				<p>
					<a href={`mailto:${infoEmail}`}>{infoEmail}</a>
				</p>
			</li>
			<li>
				<h2>{words.hours}</h2>
				<p>{hoursWeekdays}</p>
				<p>{hoursSunday}</p>
			</li>
		</ul>
	);
}
