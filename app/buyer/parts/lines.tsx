import type { PictureSource } from "../../../content/picture-source.ts";
import type { GoodsUnit } from "../../../domain/catalogue/goods-unit.ts";
import { lines } from "../../../messages/en/buyer/lines.ts";
import layout from "../../ui/layout.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import type { Request, ShownLine, ShownVersion } from "../view.ts";
import { LinePicture } from "./line-picture.tsx";
import styles from "./lines.module.css";
import sums from "./sums.module.css";
import { capital } from "./words.ts";

/** The lines of a version: what is offered against what was asked for. */
export function QuoteLines({ quote }: { quote: ShownVersion }) {
	const words = useMessages(lines);
	return (
		<section aria-labelledby="lines">
			<h2 id="lines">{capital(quote.count)}</h2>
			<Heads each={words.each} unit={quote.unit} />
			<ul className={styles.lines}>
				{quote.lines.map((line) => (
					<QuoteRow key={line.key} line={line} />
				))}
			</ul>
			<Sums quote={quote} />
		</section>
	);
}

/** What the buyer asked for, at list price. `ended` when no quotation follows. */
export function RequestLines({ request, ended }: { request: Request; ended: boolean }) {
	const words = useMessages(lines);
	return (
		<section aria-labelledby="lines">
			<h2 id="lines">{words.youAskedFor(request)}</h2>
			<Heads each={words.listPrice} unit={request.unit} />
			<ul className={styles.lines}>
				{request.lines.map((line) => (
					<li key={line.id}>
						<Plate source={line.picture} name={line.name}>
							{line.split.map((text) => (
								<p key={text}>{text}</p>
							))}
						</Plate>
						<Figures {...line} />
					</li>
				))}
			</ul>
			<dl className={sums.sums}>
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

/** For the eye: each figure says itself what it is. */
function Heads({ each, unit }: { each: string; unit: GoodsUnit }) {
	const words = useMessages(lines);
	return (
		<div className={styles.heads} aria-hidden="true">
			<span>{words.quantities[unit]}</span>
			<span>{each}</span>
			<span>{words.amount}</span>
		</div>
	);
}

function QuoteRow({ line }: { line: ShownLine }) {
	const { kind, name, detail, asked, note, facts, picture } = line;
	const words = useMessages(lines);
	return (
		<li className={styles[kind]}>
			<Plate source={picture} name={name}>
				{detail && <p dir="auto">{detail}</p>}
				{asked && <p className={kind === "substitute" ? styles.instead : undefined}>{asked}</p>}
				{note && <p dir="auto">{note}</p>}
				{facts && <p className={styles.facts}>{facts}</p>}
				<Tiers line={line} />
			</Plate>
			{kind === "unavailable" ? <p className={styles.gone}>{words.unavailable}</p> : <Figures {...line} />}
		</li>
	);
}

function Plate({ source, name, children }: { source: PictureSource | null; name: string; children?: React.ReactNode }) {
	return (
		<>
			<LinePicture source={source} />
			<div className={styles.what}>
				<h3>
					<bdi>{name}</bdi>
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
						{reached && <span className={layout["visually-hidden"]}>{words.inThisOffer}</span>}
					</dd>
				</div>
			))}
		</dl>
	);
}

function Sums({ quote }: { quote: ShownVersion }) {
	const words = useMessages(lines);
	return (
		<dl className={sums.sums}>
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
