import { imageAddress } from "../../../domain/shared/image-address.ts";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import temple from "../../ui/temple-border.module.css";
import { telLink, useCompany } from "./company-links.ts";
import styles from "./footer.module.css";

const pages = [
	["/", "Home"],
	["/#products", "Products"],
	["/about", "About"],
	["/contact", "Contact"],
] as const;

// The terms link goes to /terms, as the specification has it; that address leads on to /terms-conditions.
const policies = [
	["/privacy-policy", "Privacy Policy"],
	["/terms", "Terms & Conditions"],
	["/shipping-policy", "Shipping Policy"],
	["/cancellation-refund-policy", "Cancellation & Refund"],
] as const;

export function Footer() {
	const company = useCompany();
	return (
		<footer className={`${styles.footer} ${temple["zari-lines"]}`}>
			<div className={`${temple.border} ${styles.border}`} />
			<div className={styles.clip}>
				<img
					className={`${temple.kolam} ${styles.kolam}`}
					src={imageAddress("kolam.svg")}
					alt=""
					width="536"
					height="536"
					loading="lazy"
				/>
			</div>
			<div className={`${layout.grid} ${styles.grid}`}>
				<div className={styles.brand}>
					<p className={styles.name}>{company.brandName}</p>
					<p>{company.tagline}</p>
				</div>
				<Links className={styles.pages} title="Pages" links={pages} />
				<Links className={styles.policies} title="Policies" links={policies} />
				<div className={`${styles.column} ${styles.hours}`}>
					<h2>Business hours</h2>
					<ul>
						<li>{company.hoursWeekdays}</li>
						<li>{company.hoursSunday}</li>
					</ul>
				</div>
				<div className={`${styles.column} ${styles.reach}`}>
					<h2>Reach us</h2>
					<ul>
						<li>{company.address}</li>
						<li>
							<a href={telLink(company.phone)}>{company.phone}</a>
						</li>
						<li>
							<a href={`mailto:${company.salesEmail}`}>{company.salesEmail}</a>
						</li>
						<li>
							<a href={`mailto:${company.infoEmail}`}>{company.infoEmail}</a>
						</li>
					</ul>
				</div>
				<div className={styles.imprint}>
					<p>
						{company.brandName}, making and exporting since {company.founded}
					</p>
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

type LinksProps = {
	className: string | undefined;
	title: string;
	links: readonly (readonly [to: string, label: string])[];
};

function Links({ className, title, links }: LinksProps) {
	return (
		<nav className={`${styles.column} ${className}`} aria-label={title}>
			<h2>{title}</h2>
			<ul>
				{links.map(([to, label]) => (
					<li key={to}>
						<Link to={to}>{label}</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
