import type { PassedItem } from "../../../domain/orders/passed-items.ts";
import type { PassedSample } from "../../../domain/orders/selection-link.ts";
import { passOn } from "../../../messages/en/shop/selection/pass-on.ts";
import button from "../../ui/button.module.css";
import { useMessages } from "../../ui/use-messages.ts";

type Props = {
	lines: readonly (Omit<PassedItem, "cells"> & Partial<PassedItem>)[];
	samples: readonly PassedSample[];
};

/** Asks for the PDF in a tab of its own: should it not be made, the reason stands there, and this page stays. */
export function SelectionPdf({ lines, samples }: Props) {
	const words = useMessages(passOn);
	const items = JSON.stringify(lines, ["id", "quantity", "cells", "colour", "size"]);
	return (
		<form method="post" encType="multipart/form-data" action="/selection.pdf" target="_blank" rel="noopener">
			<input type="hidden" name="items" value={items} />
			{samples.length > 0 && (
				<input type="hidden" name="samples" value={JSON.stringify(samples, ["id", "kind", "colour", "quantity"])} />
			)}
			<button type="submit" className={`${button.button} ${button.outlined}`}>
				{words.pdf}
			</button>
		</form>
	);
}
