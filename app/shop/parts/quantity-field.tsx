import { quantityProblem } from "../../../domain/orders/order-quantity.ts";
import { readQuantity } from "../../../domain/shared/typed-numbers.ts";
import { quantityProblems } from "../../../messages/en/problems/quantities.ts";
import { quantity } from "../../../messages/en/shop/cart/quantity.ts";
import { say } from "../../../messages/say.ts";
import button from "../../ui/button.module.css";
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
	const { smaller } = useMessages(quantity);
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
				{problem && <span>{say(words, problem)}</span>}
				{problem?.code === "quantity-below-one" && (
					<>
						{"\n"}
						<span>{say(words, { code: "below-minimum", minimum: minOrder })}</span>
					</>
				)}
			</p>
			{problem?.code === "below-minimum" && (
				<Link className={button.minor} to={askAbout(slugOf(item), readQuantity(text))} onClick={onLeave}>
					{smaller}
				</Link>
			)}
		</>
	);
}
