import type { SizeGuide } from "../../../domain/catalogue/size-guide.ts";
import { sizes as sentences } from "../../../messages/en/shop/product/sizes.ts";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./size-table.module.css";

/** The sizes, a row for each: what it means on a body, and how many of it are in a pack. @param ask where to ask for more */
export function SizeTable({ guide: { sizes, ratio, measures }, ask }: { guide: SizeGuide; ask: string }) {
	const words = useMessages(sentences);
	const pack = ratio?.reduce((sum, count) => sum + count, 0) ?? 0;
	return (
		<>
			<table className={styles.sizes}>
				<thead>
					<tr>
						<th scope="col">{words.size}</th>
						{measures.map(({ of }) => (
							<th key={of} scope="col">
								{words.measures[of]}
							</th>
						))}
						{ratio && <th scope="col">{words.pack({ count: pack })}</th>}
					</tr>
				</thead>
				<tbody>
					{sizes.map((size, place) => (
						<tr key={size}>
							<th scope="row">{size}</th>
							{measures.map(({ of, cm }) => (
								<td key={of}>{cm[place]}</td>
							))}
							{ratio && <td>{ratio[place]}</td>}
						</tr>
					))}
				</tbody>
			</table>
			<p className={prose.fine}>
				{measures.length > 0 && (measures.length > 1 ? words.letters : words.inches)} {words.garment}{" "}
				<a href={ask}>{words.ask}</a>.
			</p>
		</>
	);
}
