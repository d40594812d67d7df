import { useId } from "react";
import type { Receipt } from "../../../domain/orders/submission.ts";
import { countByUnit } from "../../../domain/orders/unit-counts.ts";
import { formatCount, formatRupees } from "../../../domain/shared/money.ts";
import { answerDue } from "../../../domain/shared/response-hours.ts";
import { thankYou } from "../../../messages/en/shop/checkout/thank-you.ts";
import { copying } from "../../../messages/en/shop/parts/copying.ts";
import type { DetailFact } from "../../../messages/order-details.ts";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { ArrowRight, Tick } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { LocalTime } from "../../ui/local-time.tsx";
import prose from "../../ui/prose.module.css";
import { useCopying } from "../../ui/use-copying.ts";
import { useMessages } from "../../ui/use-messages.ts";
import ledger from "../parts/ledger.module.css";
import ticket from "../parts/ticket.module.css";
import styles from "./request-ticket.module.css";

type Props = {
	receipt: Receipt;
	/** The name of the product that most of it is for, if buyers still see it, with how many others there are. */
	goods: string | undefined;
	asked: readonly DetailFact[];
	className: string | undefined;
};

/** What the buyer keeps of a request: its reference and its private page, each to be copied, then what it comes to. */
export function RequestTicket({ receipt, goods, asked, className }: Props) {
	const words = useMessages(thankYou);
	const { copied, copyByHand } = useMessages(copying);
	const { copy, outcome, field } = useCopying();
	const id = useId();
	const { reference, token } = receipt;
	const path = `/q/${token}`;
	const address = () => new URL(path, location.href).href;
	const last = field === `${id}-link` ? "link" : "reference";
	const isCopied = (one: typeof last) => outcome === "copied" && last === one;
	return (
		<div className={classNames(ticket.ticket, styles.ticket, className)}>
			<div>
				<p className={prose.fine}>{words.reference}</p>
				<div className={styles.reference}>
					<p>{reference}</p>
					<CopyButton
						label={words.copy}
						name={words.copyReference}
						isCopied={isCopied("reference")}
						onClick={() => copy(reference, `${id}-reference`)}
					/>
				</div>
				<p className={`${prose.fine} ${styles.keep}`}>{words.keep}</p>
				{token && (
					<div className={styles.private}>
						{/* Opened by the browser itself (`target`): a document of its own, which tells nobody of itself. */}
						<a className={`${button.button} ${button.wide}`} href={path} target="_self" rel="noreferrer">
							{words.privatePage} <ArrowRight />
						</a>
						<p className={prose.fine}>{words.privatePageText}</p>
						<CopyButton
							label={words.copyLink}
							isCopied={isCopied("link")}
							onClick={() => copy(address(), `${id}-link`)}
						/>
					</div>
				)}
				<p role="status" className={outcome === "by-hand" ? prose.fine : layout["visually-hidden"]}>
					{outcome === "copied" ? copied[last] : outcome === "by-hand" ? copyByHand : ""}
				</p>
				{outcome === "by-hand" && (
					<input
						key={field}
						id={field}
						className={styles.hand}
						aria-label={last === "link" ? words.privatePage : words.reference}
						readOnly
						value={last === "link" ? address() : reference}
					/>
				)}
				<dl className={ledger.ledger}>
					{receipt.pieces > 0 && <Goods receipt={receipt} goods={goods} />}
					{receipt.samples !== undefined && (
						<div>
							<dt>{words.samples}</dt>
							<dd>{formatCount(receipt.samples)}</dd>
						</div>
					)}
					{asked.map(({ name, label, text }) => (
						<div key={name}>
							<dt>{label}</dt>
							<dd>{text}</dd>
						</div>
					))}
					<div className={styles.due}>
						<dt>{words.replyBy}</dt>
						<dd>
							<LocalTime time={answerDue(receipt.submittedAt)} />
						</dd>
					</div>
				</dl>
			</div>
		</div>
	);
}

type CopyProps = { label: string; name?: string; isCopied: boolean; onClick: () => void };

/** As wide as the longer of its two words from the start: nothing moves when it has copied. */
function CopyButton({ label, name, isCopied, onClick }: CopyProps) {
	const { copied } = useMessages(thankYou);
	return (
		<button
			type="button"
			className={classNames(button.minor, styles.copy, layout["needs-script"])}
			aria-label={isCopied ? undefined : name}
			data-copied={isCopied || undefined}
			onClick={onClick}
		>
			{isCopied ? <Tick /> : <Sheets />}
			<span>
				<span>{label}</span>
				<span>{copied}</span>
			</span>
		</button>
	);
}

/** One sheet before another: of this page alone, so it comes with it. */
const Sheets = () => (
	<svg viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
		<path d="M6.5 6.5h10v10h-10zM11.5 6.5v-5h-10v10h5" />
	</svg>
);

/** What the lines of a request are of, and come to. */
function Goods({ receipt, goods }: Pick<Props, "receipt" | "goods">) {
	const words = useMessages(thankYou);
	return (
		<>
			{goods && (
				<div>
					<dt>{words.goods}</dt>
					<dd>{goods}</dd>
				</div>
			)}
			{(receipt.counts ?? countByUnit([{ quantity: receipt.pieces }])).map(({ unit, count }) => (
				<div key={unit}>
					<dt>{words.counted[unit]}</dt>
					<dd>{formatCount(count)}</dd>
				</div>
			))}
			<div>
				<dt>{words.total}</dt>
				<dd>{formatRupees(receipt.total)}</dd>
			</div>
		</>
	);
}
