import type { Product } from "../../../domain/catalogue/catalogue.ts";
import { type Sample, sampleLimits } from "../../../domain/orders/samples.ts";
import type { Messages } from "../../../messages/registry.ts";

/** A sample that was asked for; `sample` is null where it cannot be asked for any more. */
export type ReopenedSample = { key: string; name: string; text: string; sample: Sample | null };

/**
 * The samples of a request, as far as they can be asked for again: a kind or a colour that is gone is left to be agreed.
 * @param products those that the case names, as the catalogue has them now
 */
export function reopenedSamples(
	asked: readonly Sample[],
	products: ReadonlyMap<string, Product>,
	{ samples: words, shop }: Pick<Messages, "samples" | "shop">,
): ReopenedSample[] {
	return asked.map((one) => {
		const key = `${one.id} ${one.kind} ${one.colour}`;
		const sample = askedAgain(one, products.get(one.id));
		return sample
			? { key, name: sample.name, text: words.sample(sample), sample }
			: { key, name: one.name, text: shop.cart.reopen.sampleGone, sample };
	});
}

function askedAgain(asked: Sample, product: Product | undefined): Sample | null {
	const kinds = product?.details.samples ?? [];
	const kind = kinds.includes(asked.kind) ? asked.kind : kinds[0];
	if (!product || kind === undefined || sampleLimits([asked]).length > 0) return null;
	const { id, name, category, details } = product;
	const colour = details.colourways?.find(({ code }) => code === asked.colour);
	const { quantity } = asked;
	return { id, name, category, kind, colour: colour?.code ?? null, colourName: colour?.name ?? "", quantity };
}
