import { useEffect, useId, useState } from "react";
import type { Product } from "../../../domain/catalogue/catalogue.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Field } from "../parts/field.tsx";
import textStyles from "../parts/text.module.css";
import pickListStyles from "./pick-list.module.css";

type Props = {
	title: string;
	open: boolean;
	products: readonly Product[];
	onPick: (product: Product) => void;
	onClose: () => void;
};

const SHOWN = 12;

/** Finds a product by the words in its name, category or description. */
export function ProductPicker({ title, open, products, onPick, onClose }: Props) {
	const [words, setWords] = useState("");
	const field = useId();
	useEffect(() => {
		if (!open) setWords("");
	}, [open]);
	const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
	const found = products.filter(({ name, category, description }) => {
		const text = `${name} ${category} ${description}`.toLowerCase();
		return wanted.every((word) => text.includes(word));
	});
	return (
		<Dialog title={title} open={open} onClose={onClose} field={field}>
			<Field
				label="Product"
				value={words}
				id={field}
				onChange={({ target }) => setWords(target.value)}
				onKeyDown={(event) => {
					const [first] = found;
					if (event.key !== "Enter" || !first) return;
					event.preventDefault();
					onPick(first);
				}}
				hint={found.length > SHOWN ? `${found.length} products fit; ${SHOWN} are shown.` : "Enter takes the first one."}
			/>
			<ul className={pickListStyles.picks}>
				{found.slice(0, SHOWN).map((product) => (
					<li key={product.id}>
						<button type="button" onClick={() => onPick(product)}>
							<span>{product.name}</span>
							<span className={textStyles.muted}>
								{formatRupees(product.price)}, minimum {product.minOrder}
							</span>
						</button>
					</li>
				))}
			</ul>
			{found.length === 0 && <p className={textStyles.muted}>No product has all of these words.</p>}
			<Button onClick={onClose}>Close</Button>
		</Dialog>
	);
}
