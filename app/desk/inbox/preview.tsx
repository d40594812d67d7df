import { useEffect } from "react";
import type { CaseSummary } from "../../../domain/cases/case-summary.ts";
import { timeThere, zoneOf } from "../../../domain/shared/country-zone.ts";
import { formatMinor, formatMoney } from "../../../domain/shared/currency.ts";
import { formatCount } from "../../../domain/shared/money.ts";
import { answerDue } from "../../../domain/shared/response-hours.ts";
import { goodsCounts } from "../../../messages/en/goods-count.ts";
import { countryName } from "../../../messages/staff/countries.ts";
import { useFetcher } from "../../ui/use-fetcher.ts";
import { Button, buttonClass } from "../parts/button.tsx";
import { CaseState } from "../parts/case-state.tsx";
import { counted } from "../parts/counted.ts";
import { dueLevel, leftWords } from "../parts/due.tsx";
import factsStyles from "../parts/facts.module.css";
import layoutStyles from "../parts/layout.module.css";
import { useLiveState } from "../parts/live.ts";
import textStyles from "../parts/text.module.css";
import { clockTime, inSentence, shortTime } from "../parts/time-words.ts";
import type { InboxData } from "./inbox.tsx";
import styles from "./preview.module.css";
import type { loader } from "./preview-data.ts";
import type { ListActions } from "./use-list-actions.ts";

/** With a key held down to run through the list, the panels in between are not loaded; milliseconds. */
const RESTS = 120;

const ANSWER_TIME = answerDue(0);

type Details = NonNullable<ReturnType<typeof useFetcher<typeof loader>>["data"]>;

/** What is behind the selected row, beside the list: enough to know what to do, without opening it. */
export function CasePreview({
	row,
	data,
	now,
	actions,
}: {
	row: CaseSummary;
	data: InboxData;
	now: number;
	actions: ListActions;
}) {
	const { load, data: fetched } = useFetcher<typeof loader>();
	const { id, revision } = row;
	const { is } = useLiveState();
	// biome-ignore lint/correctness/useExhaustiveDependencies: another revision says something else.
	useEffect(() => {
		// Without the server it is asked for when that is back.
		if (is !== "live") return;
		const timer = setTimeout(() => void load(`/desk/requests/${id}/preview-data`), RESTS);
		return () => clearTimeout(timer);
	}, [id, revision, load, is]);
	const details = fetched?.id === id ? fetched : undefined;
	return (
		<aside className={styles.preview} aria-label="Selected request" aria-busy={!details}>
			<div className={styles.line}>
				<span>{row.reference}</span>
				<CaseState {...row} />
			</div>
			<h2>{row.company ?? (row.person || "Erased buyer")}</h2>
			<p className={textStyles.muted}>
				{row.company && row.person && (
					<>
						<bdi>{row.person}</bdi>,{" "}
					</>
				)}
				{countryName(row.country)}
			</p>
			<DueBox row={row} data={data} now={now} />
			{/* Above what comes later, so that they never move under somebody's hand. */}
			<div className={`${layoutStyles.actions} ${styles.actions}`}>
				{row.status === "new" && (
					<Button kind="primary" onClick={() => actions.take(row)}>
						Take it <kbd>t</kbd>
					</Button>
				)}
				<a className={row.status === "new" ? buttonClass() : buttonClass("primary")} href={`/desk/requests/${id}`}>
					Open <kbd>Enter</kbd>
				</a>
				{row.person !== "" && (
					<a className={buttonClass()} href={`/desk/requests/${id}#reply`}>
						Reply <kbd>r</kbd>
					</a>
				)}
			</div>
			{details ? <Lines details={details} /> : <RowGoods row={row} />}
			{details && <Checks details={details} row={row} />}
			{details && <Contact details={details} />}
		</aside>
	);
}

function DueBox({ row, data: { counts }, now }: { row: CaseSummary; data: InboxData; now: number }) {
	if (row.dueAt === null || row.queue === "with_buyer") return null;
	const zone = zoneOf(row.country);
	const { office } = counts;
	const opening = office.open
		? `we close ${clockTime(office.until)}`
		: office.opensAt
			? `we open ${inSentence(office.opensAt, now)}`
			: "we are closed";
	const since = row.dueAt - ANSWER_TIME;
	const asked = row.queue === "first_answer" || since === row.lastBuyerAt;
	return (
		<div className={styles.due} data-level={dueLevel(row.dueAt, now)}>
			<b>{leftWords(row.dueAt, now)}</b>
			<p>
				<strong>Due {inSentence(row.dueAt, now)}</strong>
				{zone && `, ${timeThere(zone.zone, row.dueAt)} for the buyer`}; {opening}.
			</p>
			<p>
				{row.queue === "first_answer" ? "Asked" : asked ? "Wrote" : "We reopened it"} {shortTime(since, now)}
				{asked ? "; 24 hours promised." : "; the buyer did not ask."}
			</p>
		</div>
	);
}

function Lines({ details }: { details: Details }) {
	return (
		<>
			<p className={`${textStyles.muted} ${styles.others}`}>{othersWords(details.others)}</p>
			{details.lines.length > 0 && <Goods details={details} />}
			<Samples samples={details.samples} />
			{details.last && (
				<>
					<h3>{details.last.actor === "buyer" ? "Their last message" : "Our last message"}</h3>
					<p className={`${textStyles.typed} ${styles.words}`}>{details.last.body.slice(0, 600)}</p>
				</>
			)}
			{details.notes && (
				<>
					<h3>Buyer’s notes</h3>
					<p className={`${textStyles.typed} ${styles.words}`}>{details.notes.slice(0, 600)}</p>
				</>
			)}
		</>
	);
}

/** What the list knows of them, until the rest has come. */
function RowGoods({ row: { product, lineCount, counts, samples, value, currency } }: { row: CaseSummary }) {
	const others = lineCount > 1 ? ` and ${counted(lineCount - 1, "other product")}` : "";
	return (
		<>
			<h3>Asked for</h3>
			<p>
				{product}
				{others}
			</p>
			{lineCount > 0 && <p className={textStyles.muted}>{goodsCounts({ counts, figure: formatCount })}</p>}
			{samples > 0 && <p className={textStyles.muted}>{counted(samples, "sample")}</p>}
			<p className={styles.total}>
				<b>Value</b> <b className={textStyles.figures}>{formatMoney(value, currency)}</b>
			</p>
			<p className={textStyles.muted}>Loading the lines …</p>
		</>
	);
}

function Goods({ details }: { details: Details }) {
	return (
		<>
			<h3>
				Asked for <span>list price, ₹</span>
			</h3>
			<ul className={styles.lines}>
				{details.lines.map(({ id, name, price, quantity, split, thumb, minimum }) => (
					<li key={id}>
						{thumb ? (
							<img src={thumb} alt="" width={32} height={40} loading="lazy" />
						) : (
							<span className={styles.missing} />
						)}
						<span>
							<b>{name}</b>
							<small>
								{formatCount(quantity)} × {formatMinor(price, "INR")}
								{minimum !== null && `, minimum ${formatCount(minimum)}`}
							</small>
							{split !== "" && <small>{split}</small>}
						</span>
						<span className={textStyles.figures}>{formatMinor(price * quantity, "INR")}</span>
					</li>
				))}
			</ul>
			<p className={styles.total}>
				<b>Total at list price</b> <b className={textStyles.figures}>{formatMinor(details.total, "INR")}</b>
			</p>
		</>
	);
}

function Samples({ samples }: Pick<Details, "samples">) {
	if (samples.length === 0) return null;
	return (
		<>
			<h3>Samples</h3>
			<ul className={styles.checks}>
				{samples.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
		</>
	);
}

/** What a colleague would look up before the first answer. */
function Checks({ details, row }: { details: Details; row: CaseSummary }) {
	if (row.queue !== "first_answer" || details.lines.length === 0) return null;
	const { lines, catalogueChanged } = details;
	const below = lines.filter(({ minimum, quantity }) => minimum !== null && quantity < minimum);
	const gone = lines.filter(({ minimum }) => minimum === null);
	const dearer = lines.filter(({ listPrice, price }) => listPrice !== null && listPrice !== price);
	return (
		<>
			<h3>Before you answer</h3>
			<ul className={styles.checks}>
				<li>
					{gone.length > 0
						? `${gone.length} of ${lines.length} products are no longer in the catalogue.`
						: dearer.length > 0
							? `${counted(dearer.length, "list price has", "list prices have")} changed since they asked.`
							: catalogueChanged
								? "The catalogue has changed since they asked, but not these prices."
								: "Catalogue unchanged since they asked."}
				</li>
				<li>
					{below.length === 0
						? "Every line meets its minimum."
						: `${below.length} of ${lines.length} lines are below today’s minimum.`}
				</li>
			</ul>
		</>
	);
}

function Contact({ details: { email, phone, address, orderDetails } }: { details: Details }) {
	if (email === "") return null;
	return (
		<>
			<h3>Buyer</h3>
			<dl className={`${factsStyles.facts} ${styles.facts}`}>
				<div>
					<dt>Email</dt>
					<dd>{email}</dd>
				</div>
				<div>
					<dt>Phone</dt>
					<dd>{phone}</dd>
				</div>
				<div>
					<dt>Address</dt>
					<dd>{address}</dd>
				</div>
				{orderDetails.map(({ name, label, text }) => (
					<div key={name}>
						<dt>{label}</dt>
						<dd className={textStyles.typed}>{text}</dd>
					</div>
				))}
			</dl>
		</>
	);
}

function othersWords({ count, accepted }: Details["others"]): string {
	if (count === 0) return "First request.";
	const cases = counted(count, "other case");
	return accepted === 0 ? `${cases}.` : `${cases}, ${accepted} accepted.`;
}
