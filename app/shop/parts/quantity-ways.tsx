import { orderable, type QuantityProblem } from "../../../domain/orders/order-quantity.ts";
import { readQuantity } from "../../../domain/shared/typed-numbers.ts";
import { quantity } from "../../../messages/en/shop/cart/quantity.ts";
import button from "../../ui/button.module.css";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { askAbout } from "../contact/subject.ts";
import { type CatalogueItem, slugOf } from "./catalogue-item.ts";

type Props = {
	/** The id of the quantity's field. */
	field: string;
	item: CatalogueItem;
	text: string;
	problem: QuantityProblem;
	onChange: (text: string) => void;
	onLeave: (() => void) | undefined;
};

/** The ways on from a quantity that cannot be ordered: to one that can, and to asking for fewer. */
export function QuantityWays({ field, item, text, problem, onChange, onLeave }: Props) {
	const { smaller, set } = useMessages(quantity);
	const fitting = problem.code === "not-a-multiple" ? [problem.below, problem.above] : [orderable(item, 0)];
	return (
		<p className={layout.actions}>
			{fitting.map((count) => (
				<button
					key={count}
					type="button"
					className={`${button.minor} ${layout["needs-script"]}`}
					onClick={() => {
						// The button goes with the problem.
						document.getElementById(field)?.focus();
						onChange(String(count));
					}}
				>
					{set({ count })}
				</button>
			))}
			{problem.code === "below-minimum" && (
				<Link className={button.minor} to={askAbout(slugOf(item), readQuantity(text))} onClick={onLeave}>
					{smaller}
				</Link>
			)}
		</p>
	);
}
