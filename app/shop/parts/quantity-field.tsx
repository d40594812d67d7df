import { lazy, Suspense } from "react";
import { quantityProblem } from "../../../domain/orders/order-quantity.ts";
import { quantityProblems } from "../../../messages/en/problems/quantities.ts";
import { say } from "../../../messages/say.ts";
import { Stepper } from "../../ui/stepper.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import type { CatalogueItem } from "./catalogue-item.ts";

/** Fetched where a quantity is wrong. */
const QuantityWays = lazy(async () => ({ default: (await import("./quantity-ways.tsx")).QuantityWays }));

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
				<Suspense>
					<QuantityWays field={id} {...{ item, text, problem, onChange, onLeave }} />
				</Suspense>
			)}
		</>
	);
}
