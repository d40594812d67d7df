import { imageAddress } from "../../../domain/shared/image-address.ts";
import { Link } from "../../ui/link.tsx";
import { telLink, useCompany } from "./company-links.ts";

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
		<footer className="foot zl">
			<div className="korvai" />
			<div className="clip">
				<img className="kolam" src={imageAddress("kolam.svg")} alt="" width="536" height="536" loading="lazy" />
			</div>
			<div className="g">
				<div className="brand">
					<p className="name">{company.brandName}</p>
					<p>{company.tagline}</p>
				</div>
				<Links className="c1" title="Pages" links={pages} />
				<Links className="c2" title="Policies" links={policies} />
				<div className="col c3">
					<h2>Business hours</h2>
					<ul>
						<li>{company.hoursWeekdays}</li>
						<li>{company.hoursSunday}</li>
					</ul>
				</div>
				<div className="col c4">
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
				<div className="base">
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

type LinksProps = { className: string; title: string; links: readonly (readonly [to: string, label: string])[] };

function Links({ className, title, links }: LinksProps) {
	return (
		<nav className={`col ${className}`} aria-label={title}>
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
