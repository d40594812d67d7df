import { noScript } from "../../../messages/en/shop/product/no-script.ts";
import { useMessages } from "../../ui/use-messages.ts";

/** How somebody whose browser runs no script can order a product. */
export function WithoutScript({ className }: { className: string }) {
	const [before, link, after] = useMessages(noScript).cart;
	return (
		<p className={className}>
			{before}
			<a href="/contact">{link}</a>
			{after}
		</p>
	);
}
