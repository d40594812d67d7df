import { dialog } from "./shop/cart/dialog.ts";
import { drawer } from "./shop/cart/drawer.ts";
import { lines } from "./shop/cart/lines.ts";
import { meter } from "./shop/cart/meter.ts";
import { minimums } from "./shop/cart/minimums.ts";
import { quantity } from "./shop/cart/quantity.ts";
import { reopen } from "./shop/cart/reopen.ts";
import { grid } from "./shop/cells/grid.ts";
import { checkout } from "./shop/checkout/checkout.ts";
import { moreAboutOrder } from "./shop/checkout/more-about-order.ts";
import { nextSteps } from "./shop/checkout/next-steps.ts";
import { ordered } from "./shop/checkout/ordered.ts";
import { sent } from "./shop/checkout/sent.ts";
import { steps } from "./shop/checkout/steps.ts";
import { thankYou } from "./shop/checkout/thank-you.ts";
import { about } from "./shop/company/about.ts";
import { policy } from "./shop/company/policy.ts";
import { compare } from "./shop/compare/compare.ts";
import { contact } from "./shop/contact/contact.ts";
import { details } from "./shop/contact/details.ts";
import { inquiry } from "./shop/contact/inquiry.ts";
import { map } from "./shop/contact/map.ts";
import { counts } from "./shop/counts.ts";
import { home } from "./shop/home.ts";
import { ask } from "./shop/my-orders/ask.ts";
import { offline } from "./shop/offline.ts";
import { chat } from "./shop/parts/chat.ts";
import { copying } from "./shop/parts/copying.ts";
import { error } from "./shop/parts/error.ts";
import { footer } from "./shop/parts/footer.ts";
import { header } from "./shop/parts/header.ts";
import { indication } from "./shop/parts/indication.ts";
import { menu } from "./shop/parts/menu.ts";
import { orderTerms } from "./shop/parts/order-terms.ts";
import { shell } from "./shop/parts/shell.ts";
import { claims } from "./shop/product/claims.ts";
import { facts } from "./shop/product/facts.ts";
import { noScript } from "./shop/product/no-script.ts";
import { order } from "./shop/product/order.ts";
import { page as productPage } from "./shop/product/page.ts";
import { sizes } from "./shop/product/sizes.ts";
import { views } from "./shop/product/views.ts";
import { zoom } from "./shop/product/zoom.ts";
import { card } from "./shop/products/card.ts";
import { narrowing } from "./shop/products/narrowing.ts";
import { page as productsPage } from "./shop/products/page.ts";
import { pager } from "./shop/products/pager.ts";
import { preview } from "./shop/products/preview.ts";
import { quickOrder } from "./shop/quick-order/quick-order.ts";
import { samplePage } from "./shop/sample-page.ts";
import { samples } from "./shop/samples.ts";
import { search } from "./shop/search/search.ts";
import { suggestions } from "./shop/search/suggestions.ts";
import { page as selectionPage } from "./shop/selection/page.ts";
import { passOn } from "./shop/selection/pass-on.ts";

/** What the shop's pages say: a module for each part, so that a page fetches the sentences of what it shows alone. */
export const shop = {
	counts,
	home,
	products: { card, narrowing, page: productsPage, pager, preview },
	product: { claims, facts, noScript, order, page: productPage, sizes, views, zoom },
	cart: { dialog, drawer, lines, meter, minimums, quantity, reopen },
	cells: { grid },
	offline,
	samples,
	samplePage,
	checkout: { checkout, moreAboutOrder, nextSteps, ordered, sent, steps, thankYou },
	contact: { contact, details, inquiry, map },
	company: { about, policy },
	myOrders: { ask },
	quickOrder: { quickOrder },
	compare: { compare },
	selection: { page: selectionPage, passOn },
	search: { search, suggestions },
	parts: { chat, copying, error, footer, header, indication, menu, orderTerms, shell },
};
