import { orderable, type QuantityProblem, quantityProblem } from "../../../domain/orders/order-quantity.ts";
import { readQuantity } from "../../../domain/shared/typed-numbers.ts";
import { quantityProblems } from "../../../messages/en/problems/quantities.ts";
import { quantity } from "../../../messages/en/shop/cart/quantity.ts";
import { say } from "../../../messages/say.ts";
import button from "../../ui/button.module.css";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { askAbout } from "../contact/subject.ts";
import { type CatalogueItem, slugOf } from "./catalogue-item.ts";

type Props = {
	id: string;
	/** The field's name in a form that the browser sends itself. */
	name?: string;
	item: CatalogueItem;
	/** What is in the input. */
	text: string;
	label: string;
	className?: string;
	problemClassName?: string;
	onChange: (text: string) => void;
	/** Called where a link leads away. */
	onLeave?: () => void;
};

/** How much of a product is wanted, with its label and what is wrong with it, in the places their form lays out. */
export function QuantityField({ id, name, item, text, label, className, problemClassName, onChange, onLeave }: Props) {
	const words = useMessages(quantityProblems);
	const { smaller, set } = useMessages(quantity);
	const { minOrder, orderMultiple, unit } = item;
	const problem = quantityProblem(text, minOrder, orderMultiple, unit);
	return (
		<>
			<label htmlFor={id}>{label}</label>
			<Stepper
				className={className}
				id={id}
				name={name}
				value={text}
				min={minOrder}
				each={orderMultiple}
				label={label}
				invalid={problem !== undefined}
				describedBy={`${id}-problem`}
				onChange={onChange}
			/>
			<p className={problemClassName} id={`${id}-problem`} role="alert">
				{problem && say(words, problem)}
				{/* Of less than one both are true, and the minimum stands beside it. */}
				{problem?.code === "quantity-below-one" && minOrder > 1 && (
					<>. {say(words, { code: "below-minimum", minimum: minOrder })}</>
				)}
			</p>
			{problem && (
				<p className={layout.actions}>
					{fitting(problem, item).map((count) => (
						<button
							key={count}
							type="button"
							className={`${button.minor} ${layout["needs-script"]}`}
							onClick={() => {
								// The button goes with the problem.
								document.getElementById(id)?.focus();
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
			)}
		</>
	);
}

/** The nearest quantities that can be ordered in place of one that cannot. */
function fitting(problem: QuantityProblem, item: CatalogueItem): number[] {
	return problem.code === "not-a-multiple" ? [problem.below, problem.above] : [orderable(item, 0)];
}
