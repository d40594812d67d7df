import type { ReactNode } from "react";
import type { Company } from "../../content/company.ts";
import type { PictureSource } from "../../content/picture-source.ts";
import { imageAddress } from "../../domain/shared/image-address.ts";
import { LocalTime } from "../ui/local-time.tsx";

export type House = Pick<
	Company,
	"brandName" | "wordmark" | "tagline" | "city" | "founded" | "phone" | "salesEmail" | "hoursWeekdays" | "hoursSunday"
>;

/** Opening and closing are moments of today, so that they can be said on the reader's clock. */
export type FrameFacts = { house: House; opens: number; closes: number; picture: PictureSource };

/** A slim head with the name alone, and a foot with the house's hours: a private page leads nowhere by accident. */
export function Frame({ facts, children }: { facts: FrameFacts; children: ReactNode }) {
	const { house } = facts;
	return (
		<div className="q">
			<a className="vh skip" href="#main">
				Skip to content
			</a>
			<header className="q-bar q-wrap">
				<a className="q-mark" href="/">
					<b>{house.brandName}</b> <span lang="ta">{house.wordmark}</span>
				</a>
				<p>{house.tagline}</p>
			</header>
			{children}
			<Foot {...facts} />
		</div>
	);
}

function Foot({ house, opens, closes }: FrameFacts) {
	return (
		<footer className="q-foot">
			<div className="korvai" />
			<div className="q-clip">
				<img className="kolam" src={imageAddress("kolam.svg")} alt="" width="536" height="536" loading="lazy" />
			</div>
			<div className="q-wrap">
				<div>
					<p className="q-name">{house.brandName}</p>
					<p>
						{house.city}, Tamil Nadu, India
						<br />
						Since {house.founded}
					</p>
				</div>
				<div>
					<p>{house.hoursWeekdays} IST</p>
					<p className="q-own">
						<LocalTime time={opens} shape="clock" /> to <LocalTime time={closes} shape="zoned" />
					</p>
					<p>{house.hoursSunday}</p>
					<p className="q-reach">
						<a href={`tel:${house.phone.replace(/[^\d+]/g, "")}`}>{house.phone}</a>
						<a href={`mailto:${house.salesEmail}`}>{house.salesEmail}</a>
					</p>
				</div>
				<div>
					<p>This page is private. Whoever has its link can open it, so pass it on with care.</p>
					<p className="q-clock">
						<span className="theirs">Times on this page are Indian time (IST).</span>
						<span className="own">Times on this page are on your own clock.</span>
					</p>
				</div>
			</div>
		</footer>
	);
}
