import { groupField, lineField, WAY_FIELD } from "../../../domain/quotes/choice-fields.ts";
import { choosing as sentences } from "../../../messages/en/buyer/choosing.ts";
import layout from "../../ui/layout.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { usePage } from "../page-context.ts";
import type { ShownLine } from "../view.ts";
import styles from "./take.module.css";

/** The form in which an offer is accepted. */
const ACCEPT_FORM = "act-accept";

type Box = {
	type: "checkbox" | "radio";
	name: string;
	value: string;
	checked: boolean;
	label: string;
	of: string;
	/** It is part of the offer as it stands: without it something is left out. */
	isPart?: boolean;
};

/** A box of the form in which the offer is accepted, standing where the thing is that it takes. */
function Take({ label, of, checked, isPart, ...box }: Box) {
	return (
		<label className={styles.take}>
			<input
				{...box}
				form={ACCEPT_FORM}
				data-choose=""
				data-part={isPart ? "line" : undefined}
				defaultChecked={checked}
			/>
			<span>
				{label} <span className={layout["visually-hidden"]}>{of}</span>
			</span>
		</label>
	);
}

/** Takes a line or leaves it; nothing where that is not the buyer's to say. `group` is its place among the groups. */
export function TakeLine({ line, group }: { line: ShownLine; group?: number | undefined }) {
	const { view } = usePage();
	const words = useMessages(sentences);
	const choosing = view.quote?.choosing;
	if (!choosing || line.kind === "unavailable") return null;
	const { key, name } = line;
	const box = { of: name, checked: choosing.lines.includes(key) };
	if (group !== undefined)
		return <Take {...box} type="radio" name={groupField(group)} value={key} label={words.takeThis} />;
	const isFixed = choosing.offer.lines.some((one) => one.key === key && one.choice.is === "always");
	if (isFixed && !choosing.offer.leavingOut.allowed) return null;
	return <Take {...box} type="checkbox" name={lineField(key)} value="on" label={words.take} isPart={isFixed} />;
}

/** Takes a way of delivery. */
export function TakeWay({ way, name }: { way: string; name: string }) {
	const { view } = usePage();
	const words = useMessages(sentences);
	const choosing = view.quote?.choosing;
	if (!choosing) return null;
	const checked = choosing.delivery === way;
	return <Take type="radio" name={WAY_FIELD} value={way} checked={checked} label={words.take} of={name} />;
}

/** Takes a way of delivery as if its own box had been ticked. */
export function tickWay(way: string): void {
	document
		.querySelector<HTMLInputElement>(`input[form="${ACCEPT_FORM}"][name="${WAY_FIELD}"][value="${CSS.escape(way)}"]`)
		?.click();
}
