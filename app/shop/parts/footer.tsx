import { imageAddress } from "../../../domain/shared/image-address.ts";
import { footer } from "../../../messages/en/shop/parts/footer.ts";
import { DarkGround, darkSection } from "../../ui/dark-section.tsx";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { useCompany } from "./company-links.ts";
import styles from "./footer.module.css";
import { Phone } from "./phone.tsx";

const pages = [
	["/", "home"],
	["/#products", "products"],
	["/quick-order", "quickOrder"],
	["/my-orders", "myOrders"],
	["/about", "about"],
	["/contact", "contact"],
] as const;

// The terms link goes to /terms, as the specification has it; that address leads on to /terms-conditions.
const policies = [
	["/privacy-policy", "privacy"],
	["/terms", "terms"],
	["/shipping-policy", "shipping"],
	["/cancellation-refund-policy", "cancellation"],
] as const;

export function Footer() {
	const words = useMessages(footer);
	const company = useCompany();
	return (
		<footer className={`${styles.footer} ${darkSection}`}>
			<DarkGround drawing={imageAddress("kolam.svg")} className={styles.kolam} />
			<div className={`${layout.grid} ${styles.grid}`}>
				<div className={styles.brand}>
					<p className={styles.name}>{company.brandName}</p>
					<p>{company.tagline}</p>
				</div>
				<Links className={styles.pages} title={words.pages} links={pages} />
				<Links className={styles.policies} title={words.policies} links={policies} />
				<div className={`${styles.column} ${styles.hours}`}>
					<h2>{words.hours}</h2>
					<ul>
						<li>{company.hoursWeekdays}</li>
						<li>{company.hoursSunday}</li>
					</ul>
				</div>
				<div className={`${styles.column} ${styles.reach}`}>
					<h2>{words.reach}</h2>
					<ul>
						<li>{company.address}</li>
						{company.phone !== "" && (
							<li>
								<Phone />
							</li>
						)}
						<li>
							<a href={`mailto:${company.salesEmail}`}>{company.salesEmail}</a>
						</li>
						<li>
							<a href={`mailto:${company.infoEmail}`}>{company.infoEmail}</a>
						</li>
					</ul>
				</div>
				<div className={styles.imprint}>
					<p>{words.since({ brandName: company.brandName, year: company.founded })}</p>
					<ul>
						<li>
							<a href={company.instagramUrl}>Instagram</a>
						</li>
						<li>
							<a href={company.facebookUrl}>Facebook</a>
						</li>
						<li>
							<a href={company.linkedinUrl}>LinkedIn</a>
						</li>
					</ul>
				</div>
			</div>
		</footer>
	);
}

type Linked = (typeof pages | typeof policies)[number][1];

type LinksProps = {
	className: string | undefined;
	title: string;
	links: readonly (readonly [to: string, name: Linked])[];
};

function Links({ className, title, links }: LinksProps) {
	const words = useMessages(footer);
	return (
		<nav className={`${styles.column} ${className}`} aria-label={title}>
			<h2>{title}</h2>
			<ul>
				{links.map(([to, name]) => (
					<li key={to}>
						<Link to={to}>{words[name]}</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
