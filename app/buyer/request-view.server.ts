import { goodsUnit } from "../../domain/catalogue/goods-unit.ts";
import { countByUnit } from "../../domain/orders/unit-counts.ts";
import { formatCountBeside, formatMoney } from "../../domain/shared/currency.ts";
import { cellTexts } from "../../messages/cells.ts";
import { nameOfCountry } from "../../messages/countries.ts";
import { quote } from "../../messages/en/buyer/quote.ts";
import { cells } from "../../messages/en/cells.ts";
import { countries } from "../../messages/en/countries.ts";
import { formats } from "../../messages/en/formats.ts";
import { orderDetails } from "../../messages/en/order-details.ts";
import { samples } from "../../messages/en/samples.ts";
import { detailFacts } from "../../messages/order-details.ts";
import type { Translate } from "../../messages/translation.ts";
import type { CaseView } from "../../server/cases/index.ts";
import type { LineProducts } from "./line-products.server.ts";
import type { QuoteView } from "./view.ts";

/** What was asked for, as its buyer reads it. */
export function requestView(
	view: CaseView,
	{ pictureOf, articleOf }: LineProducts,
	translate: Translate,
): QuoteView["request"] {
	const words = translate(quote);
	const { name, company, address, country, details, lines, samples: asked, total } = view.request;
	const sampleWords = translate(samples);
	const { figures } = translate(formats);
	const money = (amount: number) => formatMoney(amount, "INR", figures);
	const figure = (count: number) => formatCountBeside(count, "INR", figures);
	return {
		unit: goodsUnit(lines),
		lines: lines.map((line) => ({
			unit: line.unit,
			id: line.id,
			name: line.name,
			article: articleOf(line.id),
			picture: pictureOf(line.id),
			split: cellTexts(line.cells, line.quantity, translate(cells)),
			quantity: figure(line.quantity),
			each: money(line.price),
			amount: money(line.price * line.quantity),
		})),
		samples: asked.map(sampleWords.line),
		count:
			lines.length === 0
				? sampleWords.alone
				: words.linesAndGoods({
						lines: words.lines({ count: lines.length }),
						goods: words.goodsCounts({ counts: countByUnit(lines), figure }),
					}),
		total: money(total),
		buyer: company ?? name,
		address: [
			company === null ? "" : name,
			...address.split("\n"),
			nameOfCountry(country, translate(countries)),
		].filter((text) => text.trim() !== ""),
		details: detailFacts(details, translate(orderDetails)),
	};
}
