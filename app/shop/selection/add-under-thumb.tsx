import { shell } from "../../../messages/en/shop/parts/shell.ts";
import { page } from "../../../messages/en/shop/selection/page.ts";
import { ArrowRight, Plus } from "../../ui/icons.tsx";
import { Link } from "../../ui/link.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import giveWay from "../parts/give-way.module.css";
import thumb from "../product/thumb-bar.module.css";
import styles from "./add-under-thumb.module.css";

/** The form that puts an opened selection into the cart: there only while that can be done. */
export const ADD_FORM = "add-selection";

/**
 * The action of an opened selection in the phone's bar, over the way to all products, which shows where there is nothing to
 * add, and while the page's own button is in sight.
 */
export function AddUnderThumb() {
	const words = useMessages(page);
	const { allProducts } = useMessages(shell);
	return (
		<>
			<Link className={`${thumb.action} ${giveWay.instead} ${styles.products}`} to="/products">
				{allProducts} <ArrowRight />
			</Link>
			<button
				type="submit"
				form={ADD_FORM}
				className={`${thumb.action} ${thumb.primary} ${giveWay.action} ${styles.add}`}
			>
				{words.add}
				<Plus />
			</button>
		</>
	);
}
