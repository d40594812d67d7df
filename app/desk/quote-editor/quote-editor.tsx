import { useCallback, useRef, useState } from "react";
import type { Product } from "../../../domain/catalogue/catalogue.ts";
import { costsNotEntered } from "../../../domain/quotes/delivery-checks.ts";
import { freeKey, withNewLine, withSubstitute } from "../../../domain/quotes/editing.ts";
import { currencyToAskFor, wishesOf } from "../../../domain/quotes/wishes.ts";
import { indiaDay } from "../../../domain/shared/india-day.ts";
import { Button, buttonClass } from "../parts/button.tsx";
import { MissingIcon } from "../parts/icons.tsx";
import { DeskPage } from "../parts/page.tsx";
import { AskedBeside, AskedFolded } from "./asked-panel.tsx";
import { CURRENCY_FIELD, unfinishedText, unsettledWords, type Wanted } from "./currency-field.tsx";
import { DraftNotices } from "./draft-notices.tsx";
import { EditorDialogs, type Open } from "./editor-dialogs.tsx";
import { NewsNotice } from "./news-notice.tsx";
import { NotOpen } from "./not-open.tsx";
import type { OfferedProducts } from "./offered-products.server.ts";
import { PREVIEW, PreviewFrame } from "./preview-frame.tsx";
import type { EditorData } from "./quote.tsx";
import styles from "./quote-editor.module.css";
import { QuoteForm } from "./quote-form.tsx";
import { SaveNote } from "./save-note.tsx";
import { kindsText, SendBar } from "./send-bar.tsx";
import { Epoch } from "./typed-field.tsx";
import { UndoButtons } from "./undo-buttons.tsx";
import { useDraft } from "./use-draft.ts";
import { useEditorKeys } from "./use-editor-keys.ts";
import { useFocusNext } from "./use-focus-next.ts";
import { useNews } from "./use-news.ts";
import { useOffered } from "./use-offered.ts";
import { usePattern } from "./use-pattern.ts";
import { EDITOR, useReview } from "./use-review.ts";
import { useReviewAtOnce } from "./use-review-at-once.ts";
import { useTake } from "./use-take.ts";
import { useWarnings } from "./use-warnings.ts";

/** Writing an offer: lines, terms and total on one side, the buyer's own page on the other. */
export function QuoteEditor(given: EditorData) {
	const { caseId, reference, buyer, said, version, before, canSend, now } = given;
	// The state when writing began: a reload of the page's data does not change it.
	const [opened] = useState({ draft: given.draft, revision: given.revision });
	const draft = useDraft(caseId, opened.draft, given.writer);
	const { content, change, steps, state } = draft;
	const news = useNews(given, opened.revision);
	const take = useTake(given, news.leaveOut);
	const [selected, setSelected] = useState<string | undefined>(undefined);
	const [open, setOpen] = useState<Open>(undefined);
	// Asked for each time a first quotation is opened, for as long as it is in rupees: forgetting would not be seen.
	const [wanted, setWanted] = useState<Wanted>(() =>
		before ? undefined : currencyToAskFor(opened.draft.content, wishesOf(said)),
	);
	const [editing, setEditing] = useState<string | undefined>(undefined);
	const focusNext = useFocusNext();
	const changes = useRef<HTMLDetailsElement>(null);
	const pattern = usePattern();
	const named = [...content.lines, ...(pattern.pattern?.content.lines ?? [])].map(({ productId }) => productId);
	const offered = useOffered(caseId, given.offered, named);
	const warnings = useWarnings({ content, facts: offered.facts, said, wanted, today: indiaDay(now) });
	const unfinished = unfinishedText(content, wanted, said);
	const onOpen = useCallback(() => setOpen("send"), []);
	const { current, flush } = draft;
	const { review, hint } = useReview({ content, current, canSend, unfinished, now, flush, onOpen });
	useReviewAtOnce(review, version === 1 && opened.draft.revision === 0);
	const add = useCallback(() => setOpen("add"), []);
	const substitute = useCallback(() => selected && setOpen("substitute"), [selected]);
	const copy = useCallback(() => setOpen("former"), []);
	useEditorKeys({ add, substitute, former: copy, review, undo: steps.undo, redo: steps.redo });

	function pick(product: Product, known: OfferedProducts) {
		offered.add(known);
		const replaced = open === "substitute" ? selected : undefined;
		change((content) => {
			if (replaced) return withSubstitute(content, replaced, product);
			focusNext(`[data-column="quantity"][data-line="${freeKey(content)}"]`);
			return withNewLine(content, product);
		});
		setOpen(undefined);
	}

	return (
		<Epoch value={draft.epoch}>
			<DeskPage
				stays
				hasFoot
				title={`Quotation v${version}`}
				back={{ to: `/desk/requests/${caseId}`, label: `Request ${reference}` }}
				note={<bdi>{buyer}</bdi>}
				actions={<DraftActions {...{ state, steps, copy }} saveTemplate={() => setOpen("template")} />}
			>
				<div className={styles.page}>
					<div className={styles.editor} id={EDITOR}>
						<AskedFolded asked={given.asked} caseId={caseId} now={now} />
						{!canSend && <NotOpen status={given.status} take={take} />}
						<NewsNotice news={news} now={now} />
						<DraftNotices
							content={content}
							state={state}
							canKeepBoth={draft.both !== undefined}
							onSettle={(whose) => {
								if (whose === "theirs") setWanted(undefined);
								draft.settle(whose);
							}}
						/>
						{wanted && (
							<a className={styles.unsettled} href={`#${CURRENCY_FIELD}`}>
								<MissingIcon />
								{unsettledWords(content, wanted)}
							</a>
						)}
						<QuoteForm
							{...{ given, content, offered, selected, wanted, changes }}
							onSelect={setSelected}
							onEditing={setEditing}
							onWanted={setWanted}
							onChange={change}
							onAdd={add}
							onSubstitute={substitute}
							onFocusNext={focusNext}
						/>
					</div>
					<div className={styles.side}>
						<AskedBeside asked={given.asked} caseId={caseId} now={now} />
						<PreviewFrame
							caseId={caseId}
							buyer={buyer}
							savedAt={draft.savedAt}
							isSaved={state.is === "kept"}
							lacks={kindsText(costsNotEntered(content.deliveries[0]))}
							line={editing}
						/>
					</div>
				</div>
				<SendBar
					{...{ content, before, version, now, warnings, hint, canSend }}
					saved={state}
					unfinished={unfinished !== ""}
					onSend={review}
				/>
				<EditorDialogs
					{...{ given, open, content, warnings, news, offered, pattern }}
					saved={state}
					revision={draft.revision}
					onOpen={setOpen}
					onPick={pick}
					onChange={change}
				/>
			</DeskPage>
		</Epoch>
	);
}

type Draft = ReturnType<typeof useDraft>;

/** What is done to the draft as a whole. */
function DraftActions({
	state,
	steps,
	copy,
	saveTemplate,
}: Pick<Draft, "state" | "steps"> & { copy: () => void; saveTemplate: () => void }) {
	return (
		<>
			<SaveNote state={state} />
			<UndoButtons {...steps} />
			<a className={`${buttonClass()} ${styles["to-preview"]}`} href={`#${PREVIEW}`}>
				Preview
			</a>
			<span className={styles.wideOnly}>
				<Button onClick={saveTemplate}>Save as template</Button>
			</span>
			<Button onClick={copy}>
				Copy from <kbd>c</kbd>
			</Button>
		</>
	);
}
