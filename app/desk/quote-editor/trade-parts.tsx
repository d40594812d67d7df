import { type ReactNode, useState } from "react";
import type { Product } from "../../../domain/catalogue/catalogue.ts";
import type { OrderDetails } from "../../../domain/orders/order-details.ts";
import { goodsLines, type QuoteContent } from "../../../domain/quotes/content.ts";
import { deliveryProblem } from "../../../domain/quotes/delivery-checks.ts";
import type { GstRate } from "../../../domain/quotes/tax.ts";
import { counted, plural } from "../parts/counted.ts";
import layoutStyles from "../parts/layout.module.css";
import { Notice } from "../parts/notice.tsx";
import { problemText } from "../parts/problem-words.ts";
import { DeliveryPanel } from "./delivery-panel.tsx";
import { LeavingOutPanel } from "./leaving-out-panel.tsx";
import { PackingPanel } from "./packing-panel.tsx";
import { SchedulePanel } from "./schedule-panel.tsx";
import { TaxPanel, taxName } from "./tax-panel.tsx";
import styles from "./trade-parts.module.css";
import type { Change } from "./use-edits.ts";

type Props = {
	content: QuoteContent;
	/** What the buyer asked for with the request. */
	said: OrderDetails;
	/** Today in India. */
	today: string;
	/** Products by id, as the catalogue has them now. */
	facts: ReadonlyMap<string, Product>;
	/** The owner's rates of GST as they are now. */
	gstRates: readonly GstRate[];
	onChange: (change: Change) => void;
};

/** What an offer says beyond the simple one: ways of delivery, payments, tax, packing. Each is folded until wanted. */
export function TradeParts({ content, said, today, facts, gstRates, onChange }: Props) {
	const { deliveries, schedule, tax } = content;
	const packed = goodsLines(content).filter(({ packing }) => packing !== null).length;
	const ways = deliveries.length;
	const problem = deliveryProblem(content);
	return (
		<section className={styles.parts} aria-labelledby="trade-title">
			<h2 id="trade-title">Costs of delivery, payments, tax, packing</h2>
			{problem && <Notice kind="warn">{problemText(problem)}</Notice>}
			<Part
				title="Ways of delivery"
				aside={plural(ways, { one: "one", other: `${ways} side by side` })}
				filled={ways > 1}
			>
				<DeliveryPanel content={content} wishedPlace={said.deliveryPlace ?? ""} today={today} onChange={onChange} />
			</Part>
			<Part
				title="Leaving lines out"
				aside={content.leavingOut.allowed ? "allowed" : "not allowed"}
				filled={content.leavingOut.allowed}
			>
				<LeavingOutPanel content={content} onChange={onChange} />
			</Part>
			<Part
				title="Payment schedule"
				aside={schedule.length === 0 ? "none" : counted(schedule.length, "payment")}
				filled={schedule.length > 0}
			>
				<SchedulePanel content={content} onChange={onChange} />
			</Part>
			<Part title="Tax" aside={taxName(tax)} filled={false}>
				<TaxPanel content={content} gstRates={gstRates} onChange={onChange} />
			</Part>
			<Part
				title="Packing"
				aside={packed === 0 ? "not known" : `of ${packed} of ${goodsLines(content).length}`}
				filled={false}
			>
				<PackingPanel content={content} facts={facts} onChange={onChange} />
			</Part>
		</section>
	);
}

/** What is folded is not made either: an offer without it stays as quick as it was. */
function Part({
	title,
	aside,
	filled,
	children,
}: {
	title: string;
	aside: string;
	filled: boolean;
	children: ReactNode;
}) {
	const [open, setOpen] = useState(filled);
	return (
		<details className={layoutStyles.fold} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>
				{title} <span className={styles.aside}>{aside}</span>
			</summary>
			{open && children}
		</details>
	);
}
