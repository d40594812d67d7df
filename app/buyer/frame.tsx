import type { ReactNode } from "react";
import type { Company } from "../../content/company.ts";
import type { PictureSource } from "../../content/picture-source.ts";
import { imageAddress } from "../../domain/shared/image-address.ts";
import layout from "../ui/layout.module.css";
import { LocalTime } from "../ui/local-time.tsx";
import temple from "../ui/temple-border.module.css";
import styles from "./frame.module.css";
import page from "./parts/layout.module.css";

export type CompanyFacts = Pick<
	Company,
	"brandName" | "wordmark" | "tagline" | "city" | "founded" | "phone" | "salesEmail" | "hoursWeekdays" | "hoursSunday"
>;

/** Opening and closing are moments of today, so that they can be said on the reader's clock. */
export type FrameFacts = { company: CompanyFacts; opens: number; closes: number; picture: PictureSource };

/** A slim head with the name alone, and a foot with the company's hours: a private page leads nowhere by accident. */
export function Frame({ facts, children }: { facts: FrameFacts; children: ReactNode }) {
	const { company } = facts;
	return (
		<div className={styles.page}>
			<a className={`${layout["visually-hidden"]} ${styles.skip}`} href="#main">
				Skip to content
			</a>
			<header className={`${styles.bar} ${page.measure}`}>
				<a className={styles.brand} href="/">
					<b>{company.brandName}</b> <span lang="ta">{company.wordmark}</span>
				</a>
				<p>{company.tagline}</p>
			</header>
			{children}
			<Foot {...facts} />
		</div>
	);
}

function Foot({ company, opens, closes }: FrameFacts) {
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
			<div className={`${page.measure} ${styles.columns}`}>
				<div>
					<p className={styles.name}>{company.brandName}</p>
					<p>
						{company.city}, Tamil Nadu, India
						<br />
						Since {company.founded}
					</p>
				</div>
				<div>
					<p>{company.hoursWeekdays} IST</p>
					<p className={styles["own-hours"]}>
						<LocalTime time={opens} shape="clock" /> to <LocalTime time={closes} shape="zoned" />
					</p>
					<p>{company.hoursSunday}</p>
					<p className={styles.reach}>
						<a href={`tel:${company.phone.replace(/[^\d+]/g, "")}`}>{company.phone}</a>
						<a href={`mailto:${company.salesEmail}`}>{company.salesEmail}</a>
					</p>
				</div>
				<div>
					<p>This page is private. Whoever has its link can open it, so pass it on with care.</p>
					<p className={styles.clock}>
						<span className={styles.theirs}>Times on this page are Indian time (IST).</span>
						<span className={styles.own}>Times on this page are on your own clock.</span>
					</p>
				</div>
			</div>
		</footer>
	);
}
