import { MOST_OF_ONE, SAMPLE_CHOICES, type Sample } from "../../../domain/orders/samples.ts";
import { samples as sentences } from "../../../messages/en/shop/samples.ts";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { RemoveButton } from "../cart/remove-button.tsx";
import styles from "./kept-samples.module.css";
import { useSamples } from "./sample-store.ts";
import { useKeptSamples } from "./use-kept-samples.ts";

type Props = {
	/** The rank of the heading above them; the names are one below. */
	heading: "h2" | "h3";
	/** What the server said of a product's samples, by its id. */
	remarks?: Readonly<Record<string, string>>;
};

/** The samples that are asked for, with how many: cart, checkout and the page of samples show the same. */
export function KeptSamples({ heading: Heading, remarks = {} }: Props) {
	const words = useMessages(sentences);
	const { samples } = useKeptSamples();
	if (samples.length === 0) return null;
	const ofProduct = (id: string) =>
		samples.reduce((sum, sample) => (sample.id === id ? sum + sample.quantity : sum), 0);
	return (
		<div className={styles.samples}>
			<Heading tabIndex={-1}>{words.name}</Heading>
			<p className={prose.fine}>{words.onRequest}</p>
			<ul>
				{samples.map((sample) => (
					<KeptSample
						key={`${sample.id} ${sample.kind} ${sample.colour}`}
						sample={sample}
						most={MOST_OF_ONE - ofProduct(sample.id) + sample.quantity}
						remark={remarks[sample.id]}
					/>
				))}
			</ul>
		</div>
	);
}

type RowProps = { sample: Sample; most: number; remark: string | undefined };

function KeptSample({ sample, most, remark }: RowProps) {
	const words = useMessages(sentences);
	const { setQuantity, remove } = useSamples.getState();
	const { name, quantity } = sample;
	return (
		<li className={styles.sample}>
			<p>
				<b>{name}</b>
				<span>{words.kind(sample)}</span>
			</p>
			<select
				aria-label={words.quantityOf(sample)}
				value={quantity}
				onChange={(event) => setQuantity(sample, Number(event.currentTarget.value))}
			>
				{SAMPLE_CHOICES.filter((count) => count <= Math.max(most, quantity)).map((count) => (
					<option key={count}>{count}</option>
				))}
			</select>
			<RemoveButton label={words.removeItem(sample)} text={words.remove} onRemove={() => remove(sample)} />
			{remark && <p className={styles.problem}>{remark}</p>}
		</li>
	);
}
