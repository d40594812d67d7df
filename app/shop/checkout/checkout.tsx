import {
	type ClientActionFunctionArgs,
	type LinksFunction,
	type LoaderFunctionArgs,
	type MetaArgs,
	Navigate,
	PrefetchPageLinks,
	useLoaderData,
} from "react-router";
import { serviceFigures } from "../../../content/service-figures.ts";
import { checkout } from "../../../messages/en/shop/checkout/checkout.ts";
import { detailFormFields } from "../../../messages/order-details.ts";
import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, servicesContext } from "../../../server/main/context.ts";
import { deliver } from "../../forms/deliver.ts";
import notices from "../../forms/notice.module.css";
import { useForm } from "../../forms/use-form.ts";
import { BOOTED_ID } from "../../ui/booted-id.ts";
import layout from "../../ui/layout.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { useCart } from "../cart/cart-store.ts";
import { pageMeta } from "../parts/meta.ts";
import { plainHead } from "../parts/page-head.ts";
import type { ThumbHandle } from "../product/thumb-bar.tsx";
import { useKeptSamples } from "../samples/use-kept-samples.ts";
import styles from "./checkout.module.css";
import { NextSteps } from "./next-steps.tsx";
import { OrderForm, order, SubmitUnderThumb } from "./order-form.tsx";
import { OrderSummary } from "./order-summary.tsx";

export { submitRequest as action } from "./submit-request.server.ts";

export function clientAction(args: ClientActionFunctionArgs) {
	return deliver(args, "order");
}

export function loader({ context }: LoaderFunctionArgs) {
	const { shop, orderDetails } = messagesFor(context.get(localeContext));
	return {
		head: plainHead("/checkout", context.get(servicesContext)),
		steps: shop.checkout.steps.afterRequest(serviceFigures),
		details: detailFormFields(orderDetails),
		sent: shop.checkout.sent,
	};
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
	return pageMeta(loaderData?.head);
}

/**
 * The first paint waits for the boot script, which knows whether there is a cart: nothing is drawn for none and moved. The
 * signs of the rupee come ahead where the company's faces are used at once: later they would be those of another face.
 */
export const links: LinksFunction = () => {
	const painted = { rel: "expect", href: `#${BOOTED_ID}`, blocking: "render" } as const;
	// The faces are of use to the document alone.
	if (!import.meta.env.SSR) return [painted];
	const ahead = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;
	const faces = ["/fonts/figtree-inr-416a1e85.woff2", "/fonts/newsreader-inr-860bebe9.woff2"];
	return [painted, ...faces.map((href) => ({ ...ahead, media: "(width >= 48rem)", href }))];
};

/** On a phone the total and the button stay under the thumb; the page is the cart, so the bar does not lead to it. */
export const handle = { thumb: SubmitUnderThumb, noCart: true } satisfies ThumbHandle;

/** The cart lives in the browser: the form shows once a cart has been read there, and without one leads away. */
export default function Checkout() {
	const { steps, sent } = useLoaderData<typeof loader>();
	const words = useMessages(checkout);
	const items = useCart((cart) => cart.items);
	const sampled = useKeptSamples();
	const isRead = useCart((cart) => cart.isRead) && sampled.isRead;
	const form = useForm(order);
	if (isRead && items.length + sampled.samples.length === 0) return <Navigate to="/products" replace />;
	return (
		<main id="main" className={styles.checkout} data-ready={isRead || undefined}>
			{/* The next page's script is here before the order is sent: a network that dies in between costs nothing. */}
			{form.isKept && <PrefetchPageLinks page="/thank-you" />}
			<div className={layout.grid}>
				<div className={styles.head}>
					<h1>{words.title}</h1>
					<p>{sent.quoteRequest}</p>
				</div>
				<noscript>
					<div className={notices.notice}>
						<p>
							{sent.noScript[0]}
							<a href="/contact">{sent.noScript[1]}</a>
							{sent.noScript[2]}
						</p>
					</div>
				</noscript>
				<OrderForm form={form} />
				<aside className={styles.side}>
					<div className={styles.stay}>
						<OrderSummary form={form} />
						{/* Its place is known once the lines above it are: drawn before, it would be pushed away. */}
						{isRead && (
							<section className={styles.after}>
								<NextSteps steps={steps} />
							</section>
						)}
					</div>
				</aside>
			</div>
		</main>
	);
}
