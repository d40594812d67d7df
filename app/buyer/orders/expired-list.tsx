import type { PictureSource } from "../../../content/picture-source.ts";
import { orders } from "../../../messages/en/buyer/orders.ts";
import button from "../../ui/button.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import head from "../parts/head.module.css";
import page from "../parts/layout.module.css";
import { ListHead } from "./list-head.tsx";

/** A link to a list that was good once, and the way to a new one. */
export function ExpiredList({ picture }: { picture: PictureSource }) {
	const words = useMessages(orders);
	return (
		<main id="main">
			<ListHead title={words.expired.title} picture={picture}>
				<p>{words.expired.why}</p>
				<p className={`${page.actions} ${head.actions}`}>
					<a className={button.button} href="/my-orders">
						{words.ask}
					</a>
				</p>
			</ListHead>
		</main>
	);
}
