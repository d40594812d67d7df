import type { ReactNode } from "react";
import type { Colourway } from "../../../domain/catalogue/catalogue.ts";
import { page } from "../../../messages/en/shop/product/page.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { chooseColour, useChosenColour } from "./chosen-colour.ts";
import styles from "./colourways.module.css";
import product from "./product.module.css";
import { Swatch } from "./swatch.tsx";

type Props = { id: string; colourways: readonly Colourway[] };

/** The colour chosen for a product; undefined also where it is not made in that one any more. */
export function useChosenColourway({ id, colourways }: Props): Colourway | undefined {
	const chosen = useChosenColour(id);
	return colourways.find(({ code }) => code === chosen);
}

/**
 * The colours a product is made in. Pressing one chooses it for the whole quantity, pressing it again leaves it open;
 * several at once are chosen on a page of their own, to which the children lead.
 */
export function Colourways({ id, colourways, children }: Props & { children?: ReactNode }) {
	const words = useMessages(page);
	const chosen = useChosenColourway({ id, colourways });
	return (
		<fieldset className={styles.colourways}>
			<legend>{words.colours}</legend>
			{colourways.map(({ code, name, hex, second }) => (
				<button
					key={code}
					type="button"
					data-hold=""
					aria-pressed={code === chosen?.code}
					onClick={() => chooseColour(id, code)}
				>
					<Swatch hex={hex} second={second} />
					<span>
						{name} <small>{code}</small>
					</span>
				</button>
			))}
			<div>
				{/* Not announced besides: the pressed button is. */}
				<p>{chosen ? words.chosenColour(chosen) : words.noColour}</p>
				{children}
			</div>
		</fieldset>
	);
}

/** The colour of the cloth that is shown, thinly over the ground its picture lies on. */
export function Tint({ id, colourways }: Props) {
	const { hex } = useChosenColourway({ id, colourways }) ?? colourways[0] ?? {};
	return (
		hex && (
			<svg className={product.tint} aria-hidden="true">
				<rect width="100%" height="100%" fill={hex} />
			</svg>
		)
	);
}
