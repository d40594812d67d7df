import type { SizeGuide } from "../../../domain/catalogue/size-guide.ts";
import { sizes as sentences } from "../../../messages/en/shop/product/sizes.ts";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./size-table.module.css";

/** The sizes side by side: what each means on a body, and how many of it are in a pack. @param ask where to ask for more */
export function SizeTable({ guide: { sizes, ratio, measures }, ask }: { guide: SizeGuide; ask: string }) {
	const words = useMessages(sentences);
	const pack = ratio?.reduce((sum, count) => sum + count, 0) ?? 0;
	return (
		<>
			<table className={styles.sizes}>
				<thead>
					<tr>
						<th scope="col">{words.size}</th>
						{sizes.map((size) => (
							<th key={size} scope="col">
								{size}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{measures.map(({ of, cm }) => (
						<Row key={of} label={words.measures[of]} values={cm} />
					))}
					{ratio && <Row label={words.pack({ count: pack })} values={ratio} />}
				</tbody>
			</table>
			<p className={prose.fine}>
				{measures.length > 0 && (measures.length > 1 ? words.letters : words.inches)} {words.garment}{" "}
				<a href={ask}>{words.ask}</a>.
			</p>
		</>
	);
}

function Row({ label, values }: { label: string; values: readonly (string | number)[] }) {
	return (
		<tr>
			<th scope="row">{label}</th>
			{values.map((value, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: each stands below the size of its place.
				<td key={place}>{value}</td>
			))}
		</tr>
	);
}
