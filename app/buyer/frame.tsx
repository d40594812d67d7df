import type { ReactNode } from "react";
import type { Company } from "../../content/company.ts";
import type { PictureSource } from "../../content/picture-source.ts";
import { imageAddress } from "../../domain/shared/image-address.ts";
import { frame } from "../../messages/en/buyer/frame.ts";
import { DarkGround, darkSection } from "../ui/dark-section.tsx";
import layout from "../ui/layout.module.css";
import { LocalTime } from "../ui/local-time.tsx";
import { Sentence } from "../ui/sentence.tsx";
import { telLink } from "../ui/tel-link.ts";
import { useMessages } from "../ui/use-messages.ts";
import styles from "./frame.module.css";
import page from "./parts/layout.module.css";

export type CompanyFacts = Pick<
	Company,
	"brandName" | "wordmark" | "tagline" | "city" | "founded" | "phone" | "salesEmail" | "hoursWeekdays" | "hoursSunday"
>;

/** Opening and closing are moments of today, so that they can be said on the reader's clock. */
export type FrameFacts = {
	company: CompanyFacts;
	opens: number;
	closes: number;
	picture: PictureSource;
	pictures: FramePictures;
};

/** Those of the states of a request that have none of its own goods. */
export type FramePictures = Record<"offered" | "question" | "working" | "declined" | "over", PictureSource>;

type FrameProps = {
	facts: FrameFacts;
	/** Whether somebody's page stands in it; where a link opens nothing there is none to keep. */
	isPrivate?: boolean;
	children: ReactNode;
};

/** A slim head with the name alone, and a foot with the company's hours: a private page leads nowhere by accident. */
export function Frame({ facts, isPrivate = true, children }: FrameProps) {
	const { company } = facts;
	const words = useMessages(frame);
	return (
		<div className={styles.page}>
			<a className={`${layout["visually-hidden"]} ${styles.skip}`} href="#main">
				{words.skip}
			</a>
			<header className={`${styles.bar} ${page.measure}`}>
				<a className={styles.brand} href="/">
					<b>{company.brandName}</b> <span lang="ta">{company.wordmark}</span>
				</a>
				<p>{company.tagline}</p>
			</header>
			{children}
			<Foot {...facts} isPrivate={isPrivate} />
		</div>
	);
}

function Foot({ company, opens, closes, isPrivate }: FrameFacts & { isPrivate: boolean }) {
	const words = useMessages(frame);
	return (
		<footer className={`${styles.footer} ${darkSection}`}>
			<DarkGround drawing={imageAddress("kolam.svg")} className={styles.kolam} />
			<div className={`${page.measure} ${styles.columns}`}>
				<div>
					<p className={styles.name}>{company.brandName}</p>
					<p>
						{words.place(company)}
						<br />
						{words.since({ year: company.founded })}
					</p>
				</div>
				<div>
					<p>{words.weekdays({ hours: company.hoursWeekdays })}</p>
					<p className={styles["own-hours"]}>
						<Sentence
							of={words.ownHours<ReactNode>({
								opens: <LocalTime time={opens} shape="clock" />,
								closes: <LocalTime time={closes} shape="zoned" />,
							})}
						/>
					</p>
					<p>{company.hoursSunday}</p>
					<p className={styles.reach}>
						{company.phone !== "" && <a href={telLink(company.phone)}>{company.phone}</a>}
						<a href={`mailto:${company.salesEmail}`}>{company.salesEmail}</a>
					</p>
				</div>
				<div>
					{isPrivate && <p>{words.isPrivate}</p>}
					<p className={styles.reach}>
						<a href="/my-orders">{words.myOrders}</a>
					</p>
					{isPrivate && (
						<p className={styles.clock}>
							<span className={styles.theirs}>{words.timesInIndia}</span>
							<span className={styles.own}>{words.timesHere}</span>
						</p>
					)}
				</div>
			</div>
		</footer>
	);
}
