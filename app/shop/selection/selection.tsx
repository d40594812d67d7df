import { titled } from "../../../content/site-text.ts";
import { page } from "../../../messages/en/shop/selection/page.ts";
import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, servicesContext } from "../../../server/main/context.ts";
import button from "../../ui/button.module.css";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { pageMeta } from "../parts/meta.ts";
import type { ThumbHandle } from "../product/thumb-bar.tsx";
import type { Route } from "./+types/selection";
import { AddUnderThumb } from "./add-under-thumb.tsx";
import { OpenedSelection } from "./opened-selection.tsx";
import styles from "./selection.module.css";
import { type Opened, useOpened } from "./use-opened.ts";

export const handle = { thumb: AddUnderThumb } satisfies ThumbHandle;

/** The same for everybody: what a link holds stands behind its `#`, which no server ever sees. */
export function loader({ context }: Route.LoaderArgs) {
	const { publicUrl, company } = context.get(servicesContext);
	const { title, description } = messagesFor(context.get(localeContext)).shop.selection.page;
	return { head: { title: titled(title, company.brandName), description, canonical: `${publicUrl}/selection` } };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [...pageMeta(loaderData?.head), { name: "robots", content: "noindex" }];
}

/** A selection that somebody has passed on: shown first, and put into the cart when that is asked for. */
export default function Selection() {
	const words = useMessages(page);
	const { opened, again } = useOpened();
	return (
		<main id="main" className={`${styles.selection} ${layout.grid}`}>
			<div className={styles.words}>
				<h1>{words.title}</h1>
				<div className={layout["needs-script"]}>
					{opened.status === "open" ? (
						<OpenedSelection {...opened} />
					) : (
						<NotOpen status={opened.status} again={again} />
					)}
				</div>
				<noscript>
					<p className={prose.lead}>
						{words.noScript[0]}
						<a href="/products">{words.noScript[1]}</a>
						{words.noScript[2]}
						<a href="/contact">{words.noScript[3]}</a>
						{words.noScript[4]}
					</p>
				</noscript>
			</div>
		</main>
	);
}

function NotOpen({ status, again }: { status: Exclude<Opened["status"], "open">; again: () => void }) {
	const words = useMessages(page);
	return (
		<>
			<p className={prose.lead} role="status">
				{status === "waiting" ? words.reading : words[status]}
			</p>
			<div className={`${layout.actions} ${styles.actions}`}>
				{status === "failed" && (
					<button type="button" className={button.button} onClick={again}>
						{words.again}
					</button>
				)}
				{status !== "waiting" && (
					<Link className={button.link} to="/products">
						{words.seeProducts}
					</Link>
				)}
			</div>
		</>
	);
}
