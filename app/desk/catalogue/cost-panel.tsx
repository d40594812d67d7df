import { useEffect, useRef } from "react";
import { type ActionResult, errorsOf, typedIn } from "../../../domain/shared/action-result.ts";
import { toast } from "../../ui/toast.ts";
import { useFetcher } from "../../ui/use-fetcher.ts";
import { Button } from "../parts/button.tsx";
import { Field } from "../parts/field.tsx";
import layoutStyles from "../parts/layout.module.css";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import { UnsavedMark } from "../parts/unsaved-mark.tsx";

export type CostResult = ActionResult<object>;

type Props = {
	product: string;
	/** In rupees, "" where it is not known. */
	cost: string;
	/** What came of the form, where it was sent without script. */
	answer?: CostResult | undefined;
};

/** What the product costs the company: by itself, since no buyer and not all staff may see it. */
export function CostPanel({ product, cost, answer: sent }: Props) {
	const { Form, data = sent, state } = useFetcher<CostResult>();
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (data?.status === "done") toast.success("The cost is saved.");
	}, [data]);
	return (
		<Panel title="Cost">
			<Form
				method="post"
				action={`/desk/catalogue/products/${product}/cost`}
				className={`${panelStyles.body} ${layoutStyles.stack}`}
				ref={form}
			>
				<Field
					label="Cost of one in ₹"
					name="cost"
					inputMode="decimal"
					autoComplete="off"
					hint="For margins in the quotation editor. Buyers never see it."
					defaultValue={typedIn(data)?.cost ?? cost}
					error={errorsOf(data).cost}
				/>
				<p className={layoutStyles.actions}>
					<Button type="submit" disabled={state !== "idle"}>
						Save the cost
					</Button>
					<UnsavedMark of={form} />
				</p>
			</Form>
		</Panel>
	);
}
