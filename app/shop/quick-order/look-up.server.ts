import type { ActionFunctionArgs } from "react-router";
import { priceAt } from "../../../domain/catalogue/price-at.ts";
import type { NamedCell } from "../../../domain/orders/cells.ts";
import { listProblem, type SeenLine, withLines } from "../../../domain/orders/listed-lines.ts";
import type { OpenLines, ReadyProduct } from "../../../domain/orders/listed-order.ts";
import { factsOf } from "../../../domain/orders/order-facts.ts";
import type { ActionResult } from "../../../domain/shared/action-result.ts";
import { formatCount, formatRupees } from "../../../domain/shared/money.ts";
import { buyerWords } from "../../../messages/problems.ts";
import { type Messages, messagesFor } from "../../../messages/registry.ts";
import { localeContext, type Services, servicesContext, visitorContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { answer } from "../../forms/answer.server.ts";
import type { CatalogueItem } from "../parts/catalogue-item.ts";
import { catalogueItemOf } from "../parts/seen-product.ts";
import { LIST, readPosted, writeChoice, writeChosen, writeRaised } from "./posted-list.ts";

/** A product that can go into the cart. */
export type ReadyLine = {
	item: CatalogueItem;
	quantity: number;
	cells: readonly NamedCell[];
	/** How it is split, in words. */
	split: string;
	/** The lines of the list that it is made of. */
	lines: readonly SeenLine[];
};

/** Lines that cannot be added as they are. */
export type OpenLine = {
	lines: readonly SeenLine[];
	problem: string;
	/** The products that may be meant: what is posted when one is chosen, its name and its price in words. */
	choices: readonly { value: string; name: string; price: string }[];
	/** The next quantity that can be ordered: what is posted when it is chosen, and what its button says. */
	raised?: { value: string; words: string };
};

export type FoundList = {
	list: string;
	heads: readonly number[];
	/** What has been chosen so far, as it is posted. */
	chosen: string;
	ready: readonly ReadyLine[];
	open: readonly OpenLine[];
};

export type ListResult = ActionResult<FoundList>;

/** Answers a list that was posted: what was found of it, and what is to be looked at. Nothing is stored. */
export async function lookUp({ request, context }: ActionFunctionArgs) {
	const { catalogue } = context.get(servicesContext);
	const words = messagesFor(context.get(localeContext));
	const posted = readPosted(await readForm(request));
	const list = listProblem(posted.list) ? posted.list : withLines(posted.list, posted.changes);
	// The last line has been left out: there is nothing to look up, and nothing wrong.
	if (posted.changes.length > 0 && list.trim() === "")
		return answer<ListResult>({ status: "done", action: "list", list: "", heads: [], chosen: "", ready: [], open: [] });
	const found = await catalogue.lookUp(context.get(visitorContext).address, list, posted.chosen);
	if (!found.ok) {
		const sentence = buyerWords(found.problem, words.problems);
		const told = { action: "list", sentence, values: { [LIST]: list } } as const;
		if (found.problem.code === "too-many-lists" || found.problem.code === "lists-busy")
			return answer<ListResult>({ ...told, status: "not_saved", reason: "too_many" });
		return answer<ListResult>({ ...told, status: "refused", errors: {} }, 422);
	}
	const { text, heads, order } = found;
	return answer<ListResult>({
		...{ status: "done", action: "list", list: text, heads, chosen: writeChosen(posted.chosen) },
		ready: order.ready.map((one) => readyLine(one, catalogue.pools(), words)),
		open: order.open.map((one) => openLine(one, catalogue.pools(), words)),
	});
}

function seenLine({ line, text }: SeenLine): SeenLine {
	return { line, text };
}

type Pools = ReturnType<Services["catalogue"]["pools"]>;

function readyLine({ product, quantity, cells, lines }: ReadyProduct, pools: Pools, words: Messages): ReadyLine {
	return {
		item: catalogueItemOf(product, pools),
		quantity,
		cells,
		split: words.cells.summary({ cells, quantity }),
		lines: lines.map(seenLine),
	};
}

function openLine({ lines, problem, choices, key, raised }: OpenLines, pools: Pools, words: Messages): OpenLine {
	const sentences = words.shop.quickOrder.quickOrder;
	return {
		lines: lines.map(seenLine),
		problem: buyerWords(problem, words.problems),
		...(raised && { raised: { value: writeRaised(lines[0]?.line ?? 0, raised), words: sentences.raise(raised) } }),
		choices: choices.map((product) => {
			const facts = factsOf(product, pools);
			const { name, sku, unit } = product;
			const price = formatRupees(priceAt(facts, facts.minOrder));
			const minimum = formatCount(facts.minOrder);
			const value = writeChoice(key, product.id);
			return { value, name, price: sentences.price({ sku, price, unit, minimum }) };
		}),
	};
}
