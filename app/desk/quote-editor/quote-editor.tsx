import { useCallback, useEffect, useMemo, useState } from "react";
import { useFetcher } from "react-router";
import type { Product } from "../../../domain/catalogue/catalogue.ts";
import { currencyProblem, quoteWarnings } from "../../../domain/quotes/checks.ts";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import { withLine, withNewLine, withoutLine, withSubstitute } from "../../../domain/quotes/editing.ts";
import { indiaDay } from "../../../domain/shared/india-day.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { useKeys } from "../parts/keys.ts";
import { Notice } from "../parts/notice.tsx";
import { DeskPage } from "../parts/page.tsx";
import { problemText } from "../parts/problem-words.ts";
import textStyles from "../parts/text.module.css";
import { AllPrices } from "./all-prices.tsx";
import { CURRENCY_FIELD, unfinishedText, type Wanted } from "./currency-field.tsx";
import { FormerDialog } from "./former-dialog.tsx";
import lineActionsStyles from "./line-actions.module.css";
import { LineTable } from "./line-table.tsx";
import { NewsNotice } from "./news-notice.tsx";
import { NotOpen } from "./not-open.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import { ProductPicker } from "./product-picker.tsx";
import type { action, EditorData } from "./quote.tsx";
import styles from "./quote-editor.module.css";
import { SaveNote } from "./save-note.tsx";
import { SendBar, sendChecks } from "./send-bar.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { TakeOver } from "./take-over.tsx";
import { TermsPanel } from "./terms-panel.tsx";
import { TotalsPanel } from "./totals-panel.tsx";
import { useDraft } from "./use-draft.ts";
import { useNews } from "./use-news.ts";
import { useTake } from "./use-take.ts";

/** Where the focus looks for what is not right yet. */
const EDITOR = "offer-editor";

type Open = "add" | "substitute" | "former" | "send" | undefined;

/** Writing an offer: lines, terms and total on one side, the buyer's own page on the other. */
export function QuoteEditor(given: EditorData) {
	const { caseId, reference, buyer, version, last, products, former, canSend, now } = given;
	// The state when writing began: a reload of the page's data does not change it.
	const [opened] = useState({ draft: given.draft, revision: given.revision });
	const { content, change, state, settle, flush, revision } = useDraft(caseId, opened.draft);
	const news = useNews(given, opened.revision);
	const take = useTake(given, news.leaveOut);
	const [selected, setSelected] = useState<string | undefined>(undefined);
	const [open, setOpen] = useState<Open>(undefined);
	const [pattern, setPattern] = useState<QuoteContent | undefined>(undefined);
	// Why the review did not open, for as long as nothing has been changed since.
	const [held, setHeld] = useState({ why: "", content });
	const [wanted, setWanted] = useState<Wanted>(undefined);
	const unfinished = unfinishedText(content, wanted);
	const from = useFetcher<typeof action>();
	const before = last?.content ?? null;
	const today = indiaDay(now);
	const facts = useMemo(() => new Map(products.map((product) => [product.id, product])), [products]);
	const warnings = useMemo(() => quoteWarnings(content, facts), [content, facts]);
	const wrongCurrency = currencyProblem(content);

	// A former offer, once it is here: nothing of it is taken before the person has chosen.
	useEffect(() => {
		if (from.data?.status !== "done" || from.data.action !== "former") return;
		setPattern(from.data.content);
		from.reset();
	}, [from]);

	/** Opens the review, or says what is in its way. What was typed a moment ago is saved at once. */
	const review = useCallback(() => {
		const wrong = document.querySelector<HTMLElement>(`#${EDITOR} [aria-invalid="true"]`);
		const hold = (why: string) => setHeld({ why, content });
		const missing = sendChecks(content, now).filter(({ ok }) => !ok);
		if (!canSend) return hold("This case is not open for a quotation now.");
		if (unfinished) {
			hold("");
			// The rate to enter; to rupees there is none, only the button that converts.
			return document.querySelector<HTMLElement>(`#${CURRENCY_FIELD} :is(input, button)`)?.focus();
		}
		if (wrong) {
			wrong.focus();
			return hold("Please correct the marked field first.");
		}
		if (missing.length > 0) return hold(`Not ready yet: ${missing.map(({ todo }) => todo).join(", ")}.`);
		hold("");
		flush();
		setOpen("send");
	}, [canSend, content, now, flush, unfinished]);

	useKeys(
		"Editor",
		useMemo(
			() => [
				{ keys: "a", label: "add a line", run: () => setOpen("add") },
				{ keys: "s", label: "offer another product", run: () => selected && setOpen("substitute") },
				{ keys: "c", label: "copy from a former quotation", run: () => setOpen("former") },
				{ keys: "Ctrl+Enter", label: "review and send", run: review },
			],
			[selected, review],
		),
	);

	function pick(product: Product) {
		change(
			open === "substitute" && selected ? withSubstitute(content, selected, product) : withNewLine(content, product),
		);
		setOpen(undefined);
	}

	return (
		<DeskPage
			title={`Quotation v${version}`}
			note={
				<>
					<a href={`/desk/requests/${caseId}`}>
						<bdi>{buyer}</bdi>
					</a>{" "}
					<span className={textStyles.muted}>{reference}</span>
				</>
			}
			actions={
				<>
					<SaveNote state={state} />
					<Button onClick={() => setOpen("former")}>
						Copy from <kbd>c</kbd>
					</Button>
				</>
			}
		>
			<div className={styles.page}>
				<div className={styles.editor} id={EDITOR}>
					{!canSend && <NotOpen status={given.status} take={take} />}
					<NewsNotice news={news} now={now} />
					{state.is === "conflict" && (
						<Notice kind="bad">
							<p>{state.sentence}</p>
							<p>
								{state.theirs.updatedBy} saved the other one.{" "}
								<Button
									onClick={() => {
										setWanted(undefined);
										settle("theirs");
									}}
								>
									Continue with theirs
								</Button>{" "}
								<Button onClick={() => settle("mine")}>Save mine instead</Button>
							</p>
						</Notice>
					)}
					{state.is === "failed" && <Notice kind="bad">{state.sentence}</Notice>}
					{wrongCurrency && <Notice kind="warn">{problemText(wrongCurrency)}</Notice>}
					<section aria-labelledby="lines-title">
						<div className={styles.head}>
							<h2 id="lines-title">Lines</h2>
							{before && <span className={textStyles.muted}>Highlighted: different from v{version - 1}</span>}
							<AllPrices content={content} onChange={change} />
						</div>
						<LineTable
							content={content}
							before={before}
							selected={selected}
							thumbs={given.thumbs}
							facts={facts}
							onSelect={(key) => setSelected(selected === key ? undefined : key)}
							onLine={(key, line) => change(withLine(content, key, line))}
							onRemove={(key) => change(withoutLine(content, key))}
						/>
						<div className={lineActionsStyles.actions}>
							<Button kind="quiet" onClick={() => setOpen("add")}>
								Add a line <kbd>a</kbd>
							</Button>
							<Button kind="quiet" disabled={!selected} onClick={() => setOpen("substitute")}>
								Offer another product <kbd>s</kbd>
							</Button>
						</div>
					</section>
					<section aria-labelledby="terms-title">
						<h2 id="terms-title">Delivery, validity, payment</h2>
						<TermsPanel
							content={content}
							before={before}
							paymentTerms={given.paymentTerms}
							terms={given.terms}
							today={today}
							wanted={wanted}
							onWanted={setWanted}
							onChange={change}
						/>
					</section>
					<div className={styles.foot}>
						<TextField
							label="Message to the buyer, above the prices"
							rows={5}
							maxLength={3000}
							value={content.message}
							onChange={({ target }) => change({ ...content, message: target.value })}
						/>
						<TotalsPanel content={content} onChange={(part) => change({ ...content, ...part })} />
					</div>
				</div>
				<PreviewFrame caseId={caseId} buyer={buyer} savedAt={state.is === "kept" ? state.at : null} />
			</div>
			<SendBar
				content={content}
				before={before}
				version={version}
				now={now}
				warnings={warnings.length}
				unfinished={unfinished !== ""}
				hint={unfinished || (held.content === content ? held.why : "")}
				canSend={canSend}
				onSend={review}
			/>
			<ProductPicker
				title={open === "substitute" ? "Offer another product" : "Add a line"}
				open={open === "add" || open === "substitute"}
				products={products}
				onPick={pick}
				onClose={() => setOpen(undefined)}
			/>
			<FormerDialog
				open={open === "former"}
				offers={former}
				onPick={(offer) => {
					setOpen(undefined);
					void from.submit({ intent: "former", caseId: offer.caseId, version: offer.version }, { method: "post" });
				}}
				onClose={() => setOpen(undefined)}
			/>
			<TakeOver
				content={content}
				former={pattern}
				today={today}
				onTake={(next) => {
					change(next);
					setPattern(undefined);
				}}
				onClose={() => setPattern(undefined)}
			/>
			<SendDialog
				open={open === "send"}
				warnings={warnings}
				saved={state}
				content={content}
				version={version}
				buyer={buyer}
				country={given.country}
				caseId={caseId}
				news={news}
				now={now}
				revision={revision}
				onClose={() => setOpen(undefined)}
			/>
		</DeskPage>
	);
}
