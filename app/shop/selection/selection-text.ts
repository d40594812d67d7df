import { type CartItem, cartTotal, unitPrice } from "../../../domain/orders/cart.ts";
import type { Sample } from "../../../domain/orders/samples.ts";
import { type PassedLine, writeSelection } from "../../../domain/orders/selection-link.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
import type { cells } from "../../../messages/en/cells.ts";
import type { quantity } from "../../../messages/en/shop/cart/quantity.ts";
import type { passOn } from "../../../messages/en/shop/selection/pass-on.ts";

/** At most this many lines are named in a message, as in a chat (parts/company-links.ts); the link has all of them. */
const LINES_NAMED = 20;

/** The cart as a link holds it. */
function passedLines(items: readonly CartItem[]): PassedLine[] {
	return items.map((item) => ({
		id: item.id,
		quantity: item.quantity,
		price: unitPrice(item),
		cells: item.cells ?? [],
	}));
}

/** The address that opens a selection: what it holds stands behind the `#`, which browsers keep to themselves. */
export function selectionAddress(origin: string, items: readonly CartItem[], asked: readonly Sample[]): string {
	return `${origin}/selection#${writeSelection(passedLines(items), asked)}`;
}

type Words = {
	passOn: typeof passOn;
	cells: typeof cells;
	quantity: typeof quantity;
	/** Each sample in a line of its own; none where none are asked for. */
	samples: readonly string[];
};

/**
 * A cart as the text of a message, with its link.
 * @param most how many products are named
 */
export function selectionText(
	items: readonly CartItem[],
	address: string,
	{ passOn, cells, quantity, samples }: Words,
	most = items.length,
): string {
	const lines = items.slice(0, most).map((item) => {
		const { name, quantity: count, unit = "piece" } = item;
		const price = `${formatRupees(unitPrice(item))} ${quantity.per({ unit })}`;
		const split = cells.summary({ cells: item.cells ?? [], quantity: count });
		const line = passOn.line({ name, quantity: quantity.pieces({ count, unit }), price });
		return split === "" ? line : `${line}\n  ${split}`;
	});
	const more = items.length - lines.length;
	return [
		[
			...lines,
			...(more > 0 ? [passOn.more({ count: more })] : []),
			passOn.total({ total: formatRupees(cartTotal(items)) }),
		].join("\n"),
		...(samples.length > 0 ? [[passOn.samples, ...samples].join("\n")] : []),
		`${passOn.seeIt}\n${address}`,
	].join("\n\n");
}

/** A chat that opens with the text, whoever it is then sent to. */
export function chatAddress(items: readonly CartItem[], address: string, words: Words, subject: string): string {
	const text = `${subject}\n\n${selectionText(items, address, words, LINES_NAMED)}`;
	return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** Mail programs take an address of about this length from a browser; a longer one opens nothing at all. */
const LONGEST_MAIL = 1_900;

/** A mail with the text; of a long selection it names fewer products, and of a very long one the link alone. */
export function mailAddress(items: readonly CartItem[], address: string, words: Words, subject: string): string {
	const mail = (body: string) => `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
	const texts = [items.length, LINES_NAMED, 5].map((most) => mail(selectionText(items, address, words, most)));
	return texts.find((text) => text.length <= LONGEST_MAIL) ?? mail(address);
}
