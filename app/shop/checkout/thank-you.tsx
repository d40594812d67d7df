import { useEffect } from "react";
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { type PictureSource, pictureOf } from "../../../content/picture-source.ts";
import { serviceFigures } from "../../../content/service-figures.ts";
import { thankYou } from "../../../messages/en/shop/checkout/thank-you.ts";
import { detailFacts } from "../../../messages/order-details.ts";
import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, type Services, servicesContext } from "../../../server/main/context.ts";
import { slotOf } from "../../forms/form-kind.ts";
import { dropKept } from "../../forms/kept.ts";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { ArrowRight } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { telLink } from "../../ui/tel-link.ts";
import { toast } from "../../ui/toast.ts";
import { useMessages } from "../../ui/use-messages.ts";
import wide from "../../ui/wide-on-phone.module.css";
import { useCart } from "../cart/cart-store.ts";
import { useCompany } from "../parts/company-links.ts";
import { categoriesOf, type Lost } from "../parts/lost.server.ts";
import { LostWays } from "../parts/lost-ways.tsx";
import { pageMeta } from "../parts/meta.ts";
import note from "../parts/note-page.module.css";
import { plainHead } from "../parts/page-head.ts";
import { Picture } from "../parts/picture.tsx";
import { useSamples } from "../samples/sample-store.ts";
import { isNewReceipt } from "./new-receipt.ts";
import { NextSteps } from "./next-steps.tsx";
import { RequestTicket } from "./request-ticket.tsx";
import styles from "./thank-you.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const services = context.get(servicesContext);
	const receipt = await services.receipts.open(request.headers.get("Cookie"));
	const { orderDetails, shop } = messagesFor(context.get(localeContext));
	const { ordered: said, steps } = shop.checkout;
	const ordered = receipt?.product === undefined ? undefined : await productOf(receipt.product, services);
	return {
		head: plainHead("/thank-you", services),
		receipt,
		asked: detailFacts(receipt?.asked ?? {}, orderDetails),
		// Without a receipt a view of cloth alone: the short page's frame cuts whole goods.
		picture: pictureOf(ordered?.image ?? (receipt ? "products/zari-border-dhoti" : "products/zari-border-dhoti-close")),
		...(ordered && { imageAlt: ordered.imageAlt }),
		goods: ordered && receipt?.products ? said.goods({ name: ordered.name, others: receipt.products - 1 }) : undefined,
		steps: steps.afterRequest(serviceFigures),
		// Without one the page is the way on.
		...(!receipt && { categories: categoriesOf(services) }),
	};
}

/** The product of the order, if buyers still see it. */
async function productOf(id: string, { catalogue }: Pick<Services, "catalogue">) {
	return (await catalogue.productsAt([id])).products.get(id);
}

/** The order is stored before anyone is led here: if the network fails on the way, the page still says so. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
	try {
		return await serverLoader<typeof loader>();
	} catch (error) {
		if (error instanceof Response) throw error;
		return undefined;
	}
}

export function headers() {
	return { "Cache-Control": "no-store" };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
	return [...pageMeta(loaderData?.head), { name: "robots", content: "noindex" }];
}

export default function ThankYou() {
	const words = useMessages(thankYou);
	const arrived = useLoaderData<typeof clientLoader>();
	const receipt = arrived?.receipt;

	useEffect(() => {
		if (!receipt || !isNewReceipt(receipt.reference)) return;
		useCart.getState().clear();
		useSamples.getState().clear();
		dropKept(slotOf({ id: "order" }));
		toast.success(words.submitted, { id: "order" });
	}, [receipt, words]);

	if (!arrived || !receipt) return <NoReceipt picture={arrived?.picture} categories={arrived?.categories} />;
	return (
		<main id="main" className={styles["thank-you"]}>
			<div className={layout.grid}>
				<h1>
					{words.heading}
					<br />
					<em>{words.headingEmphasis}</em>
				</h1>
				<figure>
					<Picture
						source={arrived.picture}
						alt={arrived.imageAlt ?? words.imageAlt}
						sizes="(width >= 48rem) max(50vw, 820px), 100vw"
						load="first"
					/>
				</figure>
				<RequestTicket receipt={receipt} goods={arrived.goods} asked={arrived.asked} className={styles.ticket} />
				<div className={styles.words}>
					<NextSteps steps={arrived.steps} more={<Link to="/shipping-policy">{words.delivery}</Link>} />
					<p className={styles.help}>
						<Link to="/my-orders">{words.myOrders}</Link>
						{words.myOrdersText}
					</p>
					<Help />
					<Ways quiet />
				</div>
			</div>
		</main>
	);
}

type NoReceiptProps = {
	/** Undefined where the page itself did not come through, as the next is. */
	picture: PictureSource | undefined;
	categories: Lost["categories"] | undefined;
};

function NoReceipt({ picture, categories }: NoReceiptProps) {
	const words = useMessages(picture ? thankYou.none : thankYou.lost);
	return (
		<main id="main" className={`${note["note-page"]} ${layout.grid}`}>
			<h1>{words.title}</h1>
			<p className={`${prose.lead} ${note.lead}`}>{words.text}</p>
			{picture ? <WaysToRequests /> : <Ways />}
			{categories && (
				<div className={note.after}>
					<LostWays categories={categories} />
				</div>
			)}
			{picture && (
				<figure className={styles.cloth}>
					<Picture source={picture} alt="" sizes="(width >= 48rem) max(50vw, 540px), 90vw" load="first" />
				</figure>
			)}
		</main>
	);
}

function Help() {
	const words = useMessages(thankYou);
	const { phone, salesEmail } = useCompany();
	return (
		<p className={styles.help}>
			{words.questions}{" "}
			{phone !== "" && (
				<>
					<a href={telLink(phone)}>{phone}</a> {words.or}{" "}
				</>
			)}
			<a href={`mailto:${salesEmail}`}>{salesEmail}</a>
		</p>
	);
}

/** First the way to earlier requests, for who looks for one. */
function WaysToRequests() {
	const words = useMessages(thankYou);
	return (
		<div className={layout.actions}>
			<Link className={`${button.button} ${wide["wide-on-phone"]}`} to="/my-orders">
				{words.myOrders}
				<ArrowRight />
			</Link>
			<div className={layout.actions}>
				<Link className={button.link} to="/products">
					{words.continueShopping}
				</Link>
				<Link className={button.link} to="/">
					{words.home}
				</Link>
			</div>
		</div>
	);
}

/** @param quiet beside a button that matters more */
function Ways({ quiet = false }) {
	const words = useMessages(thankYou);
	return (
		<div className={layout.actions}>
			<Link className={classNames(button.button, quiet && button.outlined, wide["wide-on-phone"])} to="/products">
				{words.continueShopping}
				<ArrowRight />
			</Link>
			<Link className={button.link} to="/">
				{words.home}
			</Link>
		</div>
	);
}
