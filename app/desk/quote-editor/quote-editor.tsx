import { useCallback, useEffect, useRef, useState } from "react";
import type { Product } from "../../../domain/catalogue/catalogue.ts";
import { freeKey, withNewLine, withSubstitute } from "../../../domain/quotes/editing.ts";
import { currencyToAskFor, wishesOf } from "../../../domain/quotes/wishes.ts";
import { indiaDay } from "../../../domain/shared/india-day.ts";
import { toast } from "../../ui/toast.ts";
import { useFetcher } from "../../ui/use-fetcher.ts";
import { Button } from "../parts/button.tsx";
import { DeskPage } from "../parts/page.tsx";
import textStyles from "../parts/text.module.css";
import { AskedBeside, AskedFolded } from "./asked-panel.tsx";
import { ChangesSince } from "./changes-since.tsx";
import { CURRENCY_FIELD, unfinishedText, type Wanted } from "./currency-field.tsx";
import { DraftNotices } from "./draft-notices.tsx";
import { LinesSection } from "./lines-section.tsx";
import { NewsNotice } from "./news-notice.tsx";
import { NotOpen } from "./not-open.tsx";
import type { OfferedProducts } from "./offered-products.server.ts";
import { PatternDialog } from "./pattern-dialog.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import { ProductPicker } from "./product-picker.tsx";
import type { action, EditorData } from "./quote.tsx";
import styles from "./quote-editor.module.css";
import { SaveNote } from "./save-note.tsx";
import { SaveTemplate } from "./save-template.tsx";
import { SendBar, sendChecks } from "./send-bar.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { type Pattern, TakeOver } from "./take-over.tsx";
import { TermsPanel } from "./terms-panel.tsx";
import { TotalsPanel } from "./totals-panel.tsx";
import { TradeParts } from "./trade-parts.tsx";
import { Epoch } from "./typed-field.tsx";
import { TypedText } from "./typed-text.tsx";
import { UndoButtons } from "./undo-buttons.tsx";
import { useDraft } from "./use-draft.ts";
import { useEditorKeys } from "./use-editor-keys.ts";
import { useFocusNext } from "./use-focus-next.ts";
import { useNews } from "./use-news.ts";
import { useOffered } from "./use-offered.ts";
import { useReviewAtOnce } from "./use-review-at-once.ts";
import { useTake } from "./use-take.ts";
import { useWarnings } from "./use-warnings.ts";

/** Where the focus looks for what is not right yet. */
const EDITOR = "offer-editor";

type Open = "add" | "substitute" | "former" | "template" | "send" | undefined;

/** Writing an offer: lines, terms and total on one side, the buyer's own page on the other. */
export function QuoteEditor(given: EditorData) {
	const { caseId, reference, buyer, said, version, before, canSend, now } = given;
	// The state when writing began: a reload of the page's data does not change it.
	const [opened] = useState({ draft: given.draft, revision: given.revision });
	const { content, current, change, steps, epoch, state, savedAt, settle, both, flush, revision } = useDraft(
		caseId,
		opened.draft,
		given.writer,
	);
	const news = useNews(given, opened.revision);
	const take = useTake(given, news.leaveOut);
	const [selected, setSelected] = useState<string | undefined>(undefined);
	const [open, setOpen] = useState<Open>(undefined);
	const [pattern, setPattern] = useState<Pattern | undefined>(undefined);
	// Why the review did not open, for as long as nothing has been changed since.
	const [held, setHeld] = useState({ why: "", content });
	// Asked for each time a first quotation is opened, for as long as it is in rupees: forgetting would not be seen.
	const [wanted, setWanted] = useState<Wanted>(() =>
		before ? undefined : currencyToAskFor(opened.draft.content, wishesOf(said)),
	);
	const [editing, setEditing] = useState(() => opened.draft.content.lines[0]?.key);
	const focusNext = useFocusNext();
	const unfinished = unfinishedText(content, wanted, said);
	const changes = useRef<HTMLDetailsElement>(null);
	const from = useFetcher<typeof action>();
	const today = indiaDay(now);
	const named = [...content.lines, ...(pattern?.content.lines ?? [])].map(({ productId }) => productId);
	const { facts, thumbs, costs, add: know, isWaiting } = useOffered(caseId, given.offered, named);
	const warnings = useWarnings({ content, facts, said, wanted, today });

	// A former offer or a template, once it is here: nothing of it is taken before the person has chosen.
	useEffect(() => {
		const { data } = from;
		if (data?.status === "refused") toast.error(data.sentence);
		else if (data?.status !== "done" || data.action !== "pattern") return;
		else setPattern({ content: data.content, name: data.template ?? "", isTemplate: data.template !== undefined });
		from.reset();
	}, [from]);

	/** Opens the review, or says what is in its way. What was typed a moment ago is saved at once. */
	const review = useCallback(() => {
		const wrong = document.querySelector<HTMLElement>(`#${EDITOR} [aria-invalid="true"]`);
		// A price that was typed just before the keys may not be drawn yet.
		const content = current();
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
	}, [canSend, current, now, flush, unfinished]);

	useReviewAtOnce(review, version === 1 && opened.draft.revision === 0);
	const writeMessage = useCallback((message: string) => change((content) => ({ ...content, message })), [change]);
	const add = useCallback(() => setOpen("add"), []);
	const substitute = useCallback(() => selected && setOpen("substitute"), [selected]);
	const copy = useCallback(() => setOpen("former"), []);
	const saveTemplate = useCallback(() => setOpen("template"), []);
	useEditorKeys({ add, substitute, former: copy, review, undo: steps.undo, redo: steps.redo });

	const showChanges = useCallback(() => {
		if (!changes.current) return;
		changes.current.open = true;
		changes.current.scrollIntoView({ block: "nearest" });
		changes.current.querySelector("summary")?.focus({ preventScroll: true });
	}, []);

	function pick(product: Product, offered: OfferedProducts) {
		know(offered);
		const replaced = open === "substitute" ? selected : undefined;
		change((content) => {
			if (replaced) return withSubstitute(content, replaced, product);
			focusNext(`[data-column="quantity"][data-line="${freeKey(content)}"]`);
			return withNewLine(content, product);
		});
		setOpen(undefined);
	}

	return (
		<Epoch value={epoch}>
			<DeskPage
				stays="where-wide"
				hasFoot
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
						<UndoButtons {...steps} />
						<span className={styles.wideOnly}>
							<Button onClick={saveTemplate}>Save as template</Button>
						</span>
						<Button onClick={copy}>
							Copy from <kbd>c</kbd>
						</Button>
					</>
				}
			>
				<div className={styles.page}>
					<div className={styles.editor} id={EDITOR}>
						<AskedFolded asked={given.asked} caseId={caseId} now={now} />
						{!canSend && <NotOpen status={given.status} take={take} />}
						<NewsNotice news={news} now={now} />
						<DraftNotices
							content={content}
							state={state}
							canKeepBoth={both !== undefined}
							onSettle={(whose) => {
								if (whose === "theirs") setWanted(undefined);
								settle(whose);
							}}
						/>
						<LinesSection
							content={content}
							before={before}
							version={version}
							selected={selected}
							thumbs={thumbs}
							facts={facts}
							costs={costs}
							onSelect={setSelected}
							onEditing={setEditing}
							onChange={change}
							onAdd={add}
							onFocusNext={focusNext}
							onSubstitute={substitute}
							onChanges={showChanges}
						/>
						<section aria-labelledby="terms-title">
							<h2 id="terms-title">Delivery, validity, payment</h2>
							<TermsPanel
								content={content}
								before={before}
								said={said}
								paymentTerms={given.paymentTerms}
								terms={given.terms}
								lastRates={given.lastRates}
								today={today}
								wanted={wanted}
								onWanted={setWanted}
								onChange={change}
							/>
						</section>
						<TradeParts {...{ content, today, facts }} said={said} gstRates={given.gstRates} onChange={change} />
						<div className={styles.foot}>
							<TypedText
								label="Message to the buyer, above the prices"
								rows={5}
								maxLength={3000}
								value={content.message}
								onValue={writeMessage}
							/>
							<TotalsPanel content={content} costs={costs} onChange={change} />
						</div>
						{before && <ChangesSince content={content} before={before} version={version} fold={changes} />}
					</div>
					<div className={styles.side}>
						<AskedBeside asked={given.asked} caseId={caseId} now={now} />
						<PreviewFrame
							caseId={caseId}
							buyer={buyer}
							savedAt={savedAt}
							isSaved={state.is === "kept"}
							line={editing}
						/>
					</div>
				</div>
				<SendBar
					content={content}
					before={before}
					version={version}
					now={now}
					warnings={warnings}
					saved={state}
					unfinished={unfinished !== ""}
					hint={unfinished || (held.content === content ? held.why : "")}
					canSend={canSend}
					onSend={review}
				/>
				<ProductPicker
					title={open === "substitute" ? "Offer another product" : "Add a line"}
					open={open === "add" || open === "substitute"}
					caseId={caseId}
					onPick={pick}
					onClose={() => setOpen(undefined)}
				/>
				<PatternDialog
					caseId={caseId}
					open={open === "former"}
					onTemplate={({ id }) => {
						setOpen(undefined);
						void from.submit({ intent: "template", template: id }, { method: "post" });
					}}
					onFormer={(offer) => {
						setOpen(undefined);
						void from.submit({ intent: "former", caseId: offer.caseId, version: offer.version }, { method: "post" });
					}}
					onSave={saveTemplate}
					onClose={() => setOpen(undefined)}
				/>
				<SaveTemplate caseId={caseId} content={content} open={open === "template"} onClose={() => setOpen(undefined)} />
				<TakeOver
					content={content}
					former={isWaiting ? undefined : pattern}
					products={facts}
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
					before={before}
					version={version}
					buyer={buyer}
					email={given.email}
					said={said}
					country={given.country}
					caseId={caseId}
					news={news}
					now={now}
					revision={revision}
					onClose={() => setOpen(undefined)}
				/>
			</DeskPage>
		</Epoch>
	);
}
