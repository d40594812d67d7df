import type { ReactNode } from "react";
import type { PictureSource } from "../../../content/picture-source.ts";
import { orders } from "../../../messages/en/buyer/orders.ts";
import notices from "../../forms/notice.module.css";
import button from "../../ui/button.module.css";
import layout from "../../ui/layout.module.css";
import { LocalTime } from "../../ui/local-time.tsx";
import prose from "../../ui/prose.module.css";
import { Sentence } from "../../ui/sentence.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import page from "../parts/layout.module.css";
import { ListHead } from "./list-head.tsx";
import styles from "./order-list.module.css";
import type { ShownRequest } from "./order-list.server.ts";

type Props = {
	email: string;
	until: number;
	requests: readonly ShownRequest[];
	picture: PictureSource;
	/** The reference of a request that could not be opened. */
	notOpened: string | undefined;
};

/** All requests of an address, the newest first, each with where it stands and the way to its page. */
export function OrderList({ email, until, requests, picture, notOpened }: Props) {
	const words = useMessages(orders);
	return (
		<main id="main">
			<ListHead title={words.title} picture={picture}>
				<p>
					<Sentence of={words.sentUnder<ReactNode>({ address: <bdi>{email}</bdi> })} />
				</p>
				{notOpened !== undefined && (
					<p className={notices.problem} role="alert">
						{words.notOpened({ reference: notOpened })}
					</p>
				)}
			</ListHead>
			<div className={`${page.measure} ${styles.list}`}>
				{requests.length === 0 && <p className={prose.lead}>{words.none}</p>}
				<ol>
					{requests.map((request) => (
						<Request key={request.reference} request={request} />
					))}
				</ol>
				<p className={prose.fine}>
					<Sentence of={words.worksUntil<ReactNode>({ until: <LocalTime time={until} shape="full" /> })} />
				</p>
				<p>
					<a className={button.link} href="/my-orders">
						{words.ask}
					</a>
				</p>
			</div>
		</main>
	);
}

function Request({ request }: { request: ShownRequest }) {
	const { reference, requestedAt, status, items, samples, buyerReference, opens } = request;
	const words = useMessages(orders);
	return (
		<li>
			<h2>
				{words.reference} {reference}
			</h2>
			<p className={styles.status}>{status}</p>
			{buyerReference !== "" && (
				<p>
					<Sentence of={words.ownReference<ReactNode>({ reference: <bdi>{buyerReference}</bdi> })} />
				</p>
			)}
			{items !== "" && <p>{items}</p>}
			{samples !== "" && <p>{samples}</p>}
			<p className={prose.fine}>
				<Sentence of={words.requested<ReactNode>({ at: <LocalTime time={requestedAt} shape="full" /> })} />
			</p>
			{opens ? (
				// Opening makes a link, so it is a form: nothing is made when an address is merely looked at.
				<form method="post">
					<input type="hidden" name="reference" value={reference} />
					<button className={`${button.button} ${button.outlined}`} type="submit">
						{words.open}
						<span className={layout["visually-hidden"]}>{words.openWhich({ reference })}</span>
					</button>
				</form>
			) : (
				<p className={prose.fine}>{words.noLink}</p>
			)}
		</li>
	);
}
