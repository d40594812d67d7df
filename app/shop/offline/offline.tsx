import type { LoaderFunctionArgs } from "react-router";
import { offline } from "../../../messages/en/shop/offline.ts";
import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, servicesContext } from "../../../server/main/context.ts";
import button from "../../ui/button.module.css";
import { darkSection } from "../../ui/dark-section.tsx";
import { ArrowRight } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { useNonce } from "../../ui/nonce.ts";
import prose from "../../ui/prose.module.css";
import { telLink } from "../../ui/tel-link.ts";
import temple from "../../ui/temple-border.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { shownCompany } from "../parts/shown-company.server.ts";
import type { Route } from "./+types/offline";
import styles from "./offline.module.css";
import { CART_ID, SEEN_ID } from "./offline-ids.ts";
import { UNREACHED } from "./offline-path.ts";
import offlineScript from "./offline-script.ts?inline-script";

export function loader({ context }: LoaderFunctionArgs) {
	const { brandName, wordmark, tagline, phone, salesEmail } = shownCompany(context.get(servicesContext).company);
	const { title } = messagesFor(context.get(localeContext)).shop.offline;
	return { brandName, wordmark, tagline, phone, salesEmail, title: `${title} · ${brandName}` };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: loaderData?.title }, { name: "robots", content: "noindex" }];
}

/**
 * What the browser's worker keeps and shows where a page cannot be fetched: whole in one document, since nothing else can
 * be fetched then either. Of its two heads the worker says which is shown (worker.ts); the lists its own script fills, from
 * a line of each that stands here as a template: the document carries the style of what it holds.
 */
export default function Offline({
	loaderData: { brandName, wordmark, tagline, phone, salesEmail },
}: Route.ComponentProps) {
	const words = useMessages(offline);
	const nonce = useNonce();
	return (
		<>
			<main id="main" className={styles.offline} data-why={UNREACHED}>
				<div className={`${layout.grid} ${styles.bar}`}>
					<p className={styles.brand}>
						<b>{brandName}</b> <span lang="ta">{wordmark}</span>
					</p>
				</div>
				<div className={`${layout.grid} ${styles.head}`}>
					<section className={styles.unreached}>
						<h1>{words.unreached.heading}</h1>
						<p className={prose.lead}>{words.unreached.lead}</p>
						<p>
							<button type="button" className={button.button} data-again="">
								{words.unreached.again} <ArrowRight />
							</button>
						</p>
					</section>
					<section className={styles.unsent}>
						<h1>{words.unsent.heading}</h1>
						<p className={prose.lead}>{words.unsent.lead}</p>
						<p>
							<button type="button" className={button.button} data-back="">
								{words.unsent.back} <ArrowRight />
							</button>
						</p>
					</section>
					<p className={styles.call}>
						{words.reach} <a href={`mailto:${salesEmail}`}>{salesEmail}</a>
						{phone !== "" && (
							<>
								{" "}
								{words.call} <a href={telLink(phone)}>{phone}</a>
							</>
						)}
					</p>
				</div>
				<div className={styles.kept}>
					<div className={`${temple.border} ${styles.border}`} />
					<section className={layout.grid} hidden>
						<h2>{words.cart}</h2>
						<p className={prose.fine}>{words.cartNote}</p>
						<ul id={CART_ID} className={styles.lines}>
							<template>
								<li>
									<b /> <span />
								</li>
							</template>
						</ul>
					</section>
					<section className={layout.grid} hidden>
						<h2>{words.seen}</h2>
						<p className={prose.fine}>{words.seenNote}</p>
						<ul id={SEEN_ID} className={styles.products}>
							<template>
								<li>
									<a href="/products">
										<img alt="" width={400} height={500} />
										<span />
									</a>
								</li>
							</template>
						</ul>
					</section>
				</div>
				<div className={`${styles.foot} ${darkSection}`}>
					<div className={`${temple.border} ${styles.edge}`} />
					<p className={layout.grid}>
						<b>{brandName}</b>
						<span>{tagline}</span>
					</p>
				</div>
			</main>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text that the build alone has made. */}
			<script nonce={nonce} dangerouslySetInnerHTML={{ __html: offlineScript }} />
		</>
	);
}
