import { useEffect, useId, useState } from "react";
import type { Product } from "../../../domain/catalogue/catalogue.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Field } from "../parts/field.tsx";
import textStyles from "../parts/text.module.css";
import { fetchProducts } from "./fetch-products.ts";
import type { OfferedProducts } from "./offered-products.server.ts";
import pickListStyles from "./pick-list.module.css";
import { whileOpen } from "./while-open.ts";

type Props = {
	caseId: string;
	title: string;
	open: boolean;
	/** @param offered the product with what else the editor needs of it */
	onPick: (product: Product, offered: OfferedProducts) => void;
	onClose: () => void;
};

/** What was found for the words that were typed; `failed` where no answer came. */
type Found = { words: string; offered: OfferedProducts } | { words: string; failed: true };

/** Finds a product as the shop's search does. What is typed is looked for on the server, which alone has all of them. */
export const ProductPicker = whileOpen(function ProductPicker({ caseId, title, open, onPick, onClose }: Props) {
	const [words, setWords] = useState("");
	const [found, setFound] = useState<Found>();
	/** Enter was pressed before the answer to these words was there. */
	const [entered, setEntered] = useState<string>();
	const field = useId();
	useEffect(() => {
		if (open) return;
		setWords("");
		setEntered(undefined);
	}, [open]);
	useEffect(() => {
		if (!open) return;
		const given = new AbortController();
		fetchProducts(caseId, { words }, given.signal).then(
			(offered) => setFound({ words, offered }),
			() => given.signal.aborted || setFound({ words, failed: true }),
		);
		return () => given.abort();
	}, [open, words, caseId]);
	const offered = found && "offered" in found ? found.offered : undefined;
	const isAnswered = found?.words === words;
	const pickFirst = () => {
		const [first] = offered?.products ?? [];
		setEntered(undefined);
		if (first && offered) onPick(first, offered);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: only an answer to what was entered picks.
	useEffect(() => {
		if (open && isAnswered && entered === words) pickFirst();
	}, [found]);
	return (
		<Dialog title={title} open={open} onClose={onClose} field={field}>
			<Field
				label="Product"
				value={words}
				id={field}
				onChange={({ target }) => setWords(target.value)}
				onKeyDown={(event) => {
					if (event.key !== "Enter") return;
					event.preventDefault();
					if (isAnswered) pickFirst();
					else setEntered(words);
				}}
				hint="Enter takes the first one."
			/>
			<ul className={pickListStyles.picks}>
				{offered?.products.map((product) => (
					<li key={product.id}>
						<button type="button" onClick={() => onPick(product, offered)}>
							<span>{product.name}</span>
							<span className={textStyles.muted}>
								{formatRupees(product.price)}, minimum {product.minOrder}
							</span>
						</button>
					</li>
				))}
			</ul>
			<p className={textStyles.muted} role="status">
				{found && "failed" in found
					? "The products could not be looked up. Please check your connection and type again."
					: isAnswered && offered?.products.length === 0
						? "No product fits these words."
						: ""}
			</p>
			<Button onClick={onClose}>Close</Button>
		</Dialog>
	);
});
