import type { ReactNode } from "react";
import type { PictureSource } from "../../../content/picture-source.ts";
import type { GoodsUnit } from "../../../domain/catalogue/goods-unit.ts";
import { choosing } from "../../../messages/en/buyer/choosing.ts";
import { lines } from "../../../messages/en/buyer/lines.ts";
import { quoteLines } from "../../../messages/en/quote-lines.ts";
import { samples as sampleWords } from "../../../messages/en/samples.ts";
import { classNames } from "../../ui/class-names.ts";
import layout from "../../ui/layout.module.css";
import { lineAnchor } from "../../ui/line-anchor.ts";
import prose from "../../ui/prose.module.css";
import { unbroken } from "../../ui/unbroken.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import type { Request, ShownLine, ShownVersion } from "../view.ts";
import { LinePicture } from "./line-picture.tsx";
import { LineSplit } from "./line-split.tsx";
import styles from "./lines.module.css";
import sums from "./sums.module.css";
import { TakeLine } from "./take.tsx";
import { capital } from "./words.ts";

/** The lines of a version: what is offered against what was asked for. */
export function QuoteLines({ quote }: { quote: ShownVersion }) {
	const words = useMessages(lines);
	return (
		<section aria-labelledby="lines">
			<h2 id="lines">
				{capital(quote.count)} <EndedMark quote={quote} />
			</h2>
			<MayLeaveOut quote={quote} />
			<Heads each={words.each} unit={quote.unit} />
			<ul className={classNames(styles.lines, quote.ended !== null && styles.over)}>
				{quote.lines.map((line) => (
					<QuoteRow key={line.key} line={line} />
				))}
			</ul>
			<Sums quote={quote} />
		</section>
	);
}

/** Beside the headings of a version that is over. */
export function EndedMark({ quote }: { quote: ShownVersion }) {
	const words = useMessages(lines);
	return quote.ended !== null && <small className={styles.ended}>{words.ended}</small>;
}

/** That lines may be left out, where the company has said so. */
function MayLeaveOut({ quote }: { quote: ShownVersion }) {
	const words = useMessages(choosing);
	return quote.leastGoods === null ? null : (
		<p className={prose.fine}>{words.mayLeaveOut({ least: quote.leastGoods })}</p>
	);
}

/** What the buyer asked for, at list price. `ended` when no quotation follows. */
export function RequestLines({ request, ended }: { request: Request; ended: boolean }) {
	const words = useMessages(lines);
	return (
		<section aria-labelledby="lines">
			<h2 id="lines">{words.youAskedFor(request)}</h2>
			<Heads each={words.listPrice} unit={request.unit} />
			<ul className={classNames(styles.lines, styles.requested, ended && styles.over)}>
				{request.lines.map((line) => (
					<li key={line.id}>
						<PictureAndWords source={line.picture} name={line.name}>
							{line.article && <p className={styles.facts}>{line.article}</p>}
							{line.split.map((text) => (
								<p key={text}>{text}</p>
							))}
						</PictureAndWords>
						<Figures {...line} />
					</li>
				))}
			</ul>
			<dl className={classNames(sums.sums, ended && sums.ended)}>
				<div className={sums.total}>
					<dt>{words.atListPrice}</dt>
					<dd>{request.total}</dd>
				</div>
				<div className={sums.words}>
					<dt className={layout["visually-hidden"]}>{words.whatFollows}</dt>
					<dd>
						{words.asListed}
						{ended ? "" : ` ${words.pricesFollow}`}
					</dd>
				</div>
			</dl>
		</section>
	);
}

/** The samples that a request asks for, beside its lines and in no total. */
export function RequestSamples({ samples }: Pick<Request, "samples">) {
	const words = useMessages(sampleWords);
	const { samplePrices } = useMessages(lines);
	if (samples.length === 0) return null;
	return (
		<section aria-labelledby="samples">
			<h2 id="samples">{words.name}</h2>
			<ul className={styles.samples}>
				{samples.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
			<p className={prose.fine}>{samplePrices}</p>
		</section>
	);
}

/** For the eye: each figure says itself what it is. */
export function Heads({ each, unit }: { each: string; unit: GoodsUnit }) {
	const words = useMessages(lines);
	return (
		<div className={styles.heads} aria-hidden="true">
			<span>{words.quantities[unit]}</span>
			<span>{each}</span>
			<span>{words.amount}</span>
		</div>
	);
}

/** One line of an offer; `group` is the place of the group that it is one of. */
export function QuoteRow({ line, group }: { line: ShownLine; group?: number }) {
	const { kind, name, detail, sort, split, surcharges, asked, change, note, facts, picture } = line;
	const words = useMessages(lines);
	return (
		<li className={styles[kind]} id={lineAnchor(line.key)}>
			<PictureAndWords source={picture} name={name}>
				{sort && <p>{sort}</p>}
				{detail && <p dir="auto">{detail}</p>}
				{split && <LineSplit split={split} name={name} />}
				{surcharges.map((text) => (
					<p key={text}>{text}</p>
				))}
				{asked && <p className={kind === "substitute" ? styles.instead : undefined}>{asked}</p>}
				{change && <p className={styles.instead}>{change}</p>}
				{note && <p dir="auto">{note}</p>}
				{facts && <p className={styles.facts}>{facts}</p>}
				<Tiers line={line} />
				<TakeLine line={line} group={group} />
			</PictureAndWords>
			{kind === "unavailable" ? <p className={styles.gone}>{words.unavailable}</p> : <Figures {...line} />}
		</li>
	);
}

type PictureAndWordsProps = { source: PictureSource | null; name: string; children?: ReactNode };

function PictureAndWords({ source, name, children }: PictureAndWordsProps) {
	return (
		<>
			<LinePicture source={source} />
			<div className={styles.what}>
				<h3>
					<bdi>{unbroken(name)}</bdi>
				</h3>
				{children}
			</div>
		</>
	);
}

function Figures({ quantity, unit, each, amount }: Pick<ShownLine, "quantity" | "unit" | "each" | "amount">) {
	const words = useMessages(lines);
	return (
		<p className={styles.figures}>
			<span>
				{quantity}
				<span className={layout["visually-hidden"]}>{words.heard[unit]}</span>
			</span>
			<span className={styles.times} aria-hidden="true">
				×
			</span>
			<span>
				{each}
				<span className={layout["visually-hidden"]}>{words.heard.each}</span>
			</span>
			<b>{amount}</b>
		</p>
	);
}

/** What a piece costs from which quantity on; the one that counts here is marked. */
function Tiers({ line }: { line: ShownLine }) {
	const words = useMessages(lines);
	if (line.tiers.length === 0) return null;
	return (
		<dl className={styles.tiers} aria-label={words.byQuantity}>
			{line.tiers.map(({ span, price, reached }) => (
				<div key={span} className={reached ? styles.reached : undefined}>
					<dt>{span}</dt>
					<dd>
						{price}
						{reached && <span className={layout["visually-hidden"]}>{words.inThisQuote}</span>}
					</dd>
				</div>
			))}
		</dl>
	);
}

function Sums({ quote }: { quote: ShownVersion }) {
	const words = useMessages(lines);
	const quoteWords = useMessages(quoteLines);
	return (
		<dl className={classNames(sums.sums, quote.ended !== null && sums.ended)}>
			{quote.sums.map(({ label, amount }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{amount}</dd>
				</div>
			))}
			<div className={sums.total}>
				<dt>{quote.totalLabel}</dt>
				<dd>{quote.total}</dd>
			</div>
			{quote.groups.map(({ name, span }) =>
				quote.open.includes(name) ? (
					<div key={name}>
						<dt>{quoteWords.plusOneOf({ group: name })}</dt>
						<dd>{span}</dd>
					</div>
				) : null,
			)}
			<div className={sums.words}>
				<dt className={layout["visually-hidden"]}>{words.inWords}</dt>
				<dd>{quote.words}.</dd>
			</div>
			{quote.hasHsCode && (
				<div className={sums.words}>
					<dt className={layout["visually-hidden"]}>{words.hsCodes}</dt>
					<dd>{words.customs}</dd>
				</div>
			)}
		</dl>
	);
}
