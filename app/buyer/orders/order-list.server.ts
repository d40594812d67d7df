import { formatCount } from "../../../domain/shared/money.ts";
import { orders } from "../../../messages/en/buyer/orders.ts";
import { samples as sampleWords } from "../../../messages/en/samples.ts";
import type { Translate } from "../../../messages/translation.ts";
import type { ListedRequest } from "../../../server/my-orders/index.ts";

/** Products of a request that its line in the list names; of the others it says how many there are. */
const NAMED = 3;

/** The requests of a list as their buyer reads them. */
export function orderListView(requests: readonly ListedRequest[], translate: Translate) {
	const words = translate(orders);
	const { line: sampleLine } = translate(sampleWords);
	return requests.map(({ reference, requestedAt, status, lines, samples, buyerReference, opens }) => {
		const named = lines.slice(0, NAMED).map(({ name, quantity: count, unit }) => {
			const goods = { count, figure: formatCount(count), unit };
			return words.line({ name, count: words.goodsCount(goods) });
		});
		const items = words.items({ lines: named, more: lines.length - named.length });
		const few = samples.slice(0, NAMED).map(sampleLine);
		const sampled = few.length > 0 ? words.samples({ samples: few, more: samples.length - few.length }) : "";
		return { reference, requestedAt, status: words.status[status], items, samples: sampled, buyerReference, opens };
	});
}

export type ShownRequest = ReturnType<typeof orderListView>[number];
