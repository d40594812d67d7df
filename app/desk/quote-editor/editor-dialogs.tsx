import type { RefObject } from "react";
import type { Product } from "../../../domain/catalogue/catalogue.ts";
import type { Warning } from "../../../domain/quotes/checks.ts";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import { indiaDay } from "../../../domain/shared/india-day.ts";
import type { OfferedProducts } from "./offered-products.server.ts";
import { PatternDialog } from "./pattern-dialog.tsx";
import { ProductPicker } from "./product-picker.tsx";
import type { EditorData } from "./quote.tsx";
import { SaveTemplate } from "./save-template.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { TakeOver } from "./take-over.tsx";
import type { SaveState } from "./use-draft.ts";
import type { Change } from "./use-edits.ts";
import type { News } from "./use-news.ts";
import type { useOffered } from "./use-offered.ts";
import type { usePattern } from "./use-pattern.ts";

/** The dialog that is open. */
export type Open = "add" | "substitute" | "former" | "template" | "send" | undefined;

type Props = {
	given: EditorData;
	open: Open;
	content: QuoteContent;
	/** Whether the draft is on the server, and its revision there. */
	saved: SaveState;
	revision: RefObject<number>;
	warnings: readonly Warning[];
	news: News;
	offered: Pick<ReturnType<typeof useOffered>, "facts" | "isWaiting">;
	pattern: ReturnType<typeof usePattern>;
	onOpen: (open: Open) => void;
	onPick: (product: Product, offered: OfferedProducts) => void;
	onChange: (change: Change) => void;
};

/** What opens over the editor: products, former offers and templates, and the last look before sending. */
export function EditorDialogs(props: Props) {
	const { given, open, content, saved, revision, warnings, news, offered, pattern, onOpen, onPick, onChange } = props;
	const { caseId, before, version, buyer, email, said, country, now } = given;
	const close = () => onOpen(undefined);
	return (
		<>
			<ProductPicker
				title={open === "substitute" ? "Offer another product" : "Add a line"}
				open={open === "add" || open === "substitute"}
				caseId={caseId}
				onPick={onPick}
				onClose={close}
			/>
			<PatternDialog
				caseId={caseId}
				open={open === "former"}
				onTemplate={({ id }) => {
					close();
					pattern.fetchTemplate(id);
				}}
				onFormer={(offer) => {
					close();
					pattern.fetchFormer(offer.caseId, offer.version);
				}}
				onSave={() => onOpen("template")}
				onClose={close}
			/>
			<SaveTemplate caseId={caseId} content={content} open={open === "template"} onClose={close} />
			<TakeOver
				content={content}
				former={offered.isWaiting ? undefined : pattern.pattern}
				products={offered.facts}
				today={indiaDay(now)}
				onTake={(next) => {
					onChange(next);
					pattern.drop();
				}}
				onClose={pattern.drop}
			/>
			<SendDialog
				open={open === "send"}
				{...{ warnings, saved, content, before, version, buyer, email, said, country, caseId, news, now, revision }}
				onClose={close}
			/>
		</>
	);
}
