import { lazy } from "react";
import type { ClientActionFunctionArgs } from "react-router";
import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, servicesContext } from "../../../server/main/context.ts";
import { deliver } from "../../forms/deliver.ts";
import { Still } from "../../ui/still.tsx";
import { submitInquiry } from "../contact/submit-inquiry.server.ts";
import { pageMeta } from "../parts/meta.ts";
import { pageHead } from "../parts/page-head.ts";
import type { ThumbHandle } from "../product/thumb-bar.tsx";
import type { Route } from "./+types/home";
import { ContactSection } from "./contact-section.tsx";

/** "Explore Collection" on the first screen leads where the phone's bar does. */
export const handle = { comesLater: true } satisfies ThumbHandle;

export function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { categories, count, price, minimum } = services.catalogue.summary();
	const { counts } = messagesFor(context.get(localeContext)).shop;
	return {
		heading: counts.heading({ categories: categories.length, products: count }),
		categories: categories.map(({ id, name, image, imageAlt, price }) => {
			return { id, name, image, imageAlt, from: price?.least };
		}),
		facts: { products: count, price, minimum },
		head: pageHead("/", services),
	};
}

/** The inquiry form at the foot of the page posts to the page it is on. */
export async function action(args: Route.ActionArgs) {
	return submitInquiry(args);
}

export function clientAction(args: ClientActionFunctionArgs) {
	return deliver(args, "inquiry");
}

/** The heading's phrase in italics is on the first screen of this page alone. */
export function links() {
	return [
		{
			rel: "preload",
			as: "font",
			type: "font/woff2",
			media: "(width >= 48rem)",
			href: "/fonts/newsreader-italic-cb52b032.woff2",
			crossOrigin: "anonymous",
		},
	];
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData?.head);
}

const Sections = lazy(async () => ({ default: (await import("./sections.tsx")).Sections }));

export default function Home({ loaderData }: Route.ComponentProps) {
	return (
		<main id="main">
			<Still id="home">
				<Sections {...loaderData} />
			</Still>
			<ContactSection />
		</main>
	);
}
