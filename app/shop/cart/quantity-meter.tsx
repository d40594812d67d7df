import type { Unit } from "../../../domain/catalogue/catalogue.ts";
import { meter } from "../../../messages/en/shop/cart/meter.ts";
import { classNames } from "../../ui/class-names.ts";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./quantity-meter.module.css";

/** How many triangles fill the row, whatever each stands for: it ends with the column it stands in. */
const COUNT = 40;
const STEPS = [1, 10, 100, 1000, 10_000, 100_000].flatMap((power) => [power, 2 * power, 5 * power]);

type Props = { quantity: number; minOrder: number; unit: Unit; className?: string };

/**
 * The quantity as a row of temple triangles, at least twice the minimum long, with a thread where the minimum
 * ends. It says nothing that the numbers beside it do not say.
 */
export function QuantityMeter({ quantity, minOrder, unit, className }: Props) {
	const words = useMessages(meter);
	const span = Math.max(2 * minOrder, quantity);
	const each = STEPS.find((step) => span / step <= COUNT) ?? 1_000_000;
	const filled = Math.floor(quantity / each);
	const mark = Math.ceil(minOrder / each) * 12;
	return (
		<div className={classNames(styles.meter, className)}>
			<svg viewBox={`0 0 ${COUNT * 12} 18`} width={COUNT * 12} height="18" aria-hidden="true">
				<path className={styles.filled} d={triangles(0, filled)} />
				<path className={styles.empty} d={triangles(filled, COUNT)} />
				<path className={styles.minimum} d={`M0 17.5h${mark}`} />
			</svg>
			<span aria-hidden="true">
				{words.each} <i /> {words.is({ count: each, unit })}
			</span>
		</div>
	);
}

function triangles(from: number, to: number): string {
	let d = "";
	for (let i = from; i < to; i++) d += `M${i * 12} 14l6-13 6 13z`;
	return d;
}
