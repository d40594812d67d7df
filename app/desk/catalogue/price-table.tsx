import { Fragment, useCallback, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { isNotDone, typedIn } from "../../../domain/shared/action-result.ts";
import { useAnswered } from "../../forms/use-answered.ts";
import { useTurn } from "../../forms/use-turn.ts";
import { toast } from "../../ui/toast.ts";
import { useFetcher } from "../../ui/use-fetcher.ts";
import { DataTable } from "../parts/data-table.tsx";
import { Notice } from "../parts/notice.tsx";
import { SaveBar } from "../parts/save-bar.tsx";
import { NOTHING_CHANGED, SHOP_SHOWS_IT } from "../parts/shared-words.ts";
import { useUnsaved } from "../parts/use-unsaved.ts";
import { type ListResult, typedName } from "./list-result.ts";
import { PriceRow, type Row } from "./price-row.tsx";
import styles from "./price-table.module.css";
import { SaveKeys } from "./save-keys.tsx";

const PLACES = "places";

const COLUMNS = [
	{ title: "Picture", quiet: true },
	{ title: "Product" },
	{ title: "Price in ₹", figures: true },
	{ title: "Minimum order", figures: true },
	{ title: "Place" },
	{ title: "In the shop" },
	{ title: "One line" },
];

/** As many as are always there: the last column is for wide screens, and a cell over it would make room for it on others. */
const GROUP_SPAN = COLUMNS.length - 1;

type Props = {
	rows: readonly Row[];
	categories: readonly { id: string; name: string; hidden: boolean }[];
	answer: ListResult | undefined;
	/** Whether the catalogue begins with the first row, and ends with the last; nothing where not all of it is listed. */
	edges: { begins: boolean; ends: boolean } | undefined;
};

/** One page of products by category. Prices and minimums are typed into it and saved together. */
export function PriceTable({ rows, categories, answer: sent, edges }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const fetcher = useFetcher<ListResult>();
	const [changed, setChanged] = useState<number>();
	const answers = [sent, fetcher.data].filter((answer) => answer !== undefined);
	const notDone = answers.find(isNotDone);
	const problems = notDone?.status === "refused" ? notDone.problems : [];
	// Rendered again once saved: the fields then hold the stored values.
	const turn = useTurn(isSaved(sent) ? sent : undefined);
	useUnsaved(form, isNotDone(sent));
	useEffect(() => {
		if (!isSaved(sent)) return;
		toast.success(sent?.status === "done" && sent.changed === 0 ? NOTHING_CHANGED : SHOP_SHOWS_IT);
	}, [sent]);
	useAnswered(fetcher, (answer) => {
		if (answer.status === "done" && answer.sentence) toast.success(answer.sentence);
	});
	useEffect(() => {
		if (notDone) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [notDone]);
	const typed = typedIn(notDone);
	const count = useCallback(() => setChanged([...(form.current?.elements ?? [])].filter(isTyped).length), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn again is as it is saved.
	useEffect(count, [count, turn]);
	return (
		<>
			<SaveKeys form={form} />
			{notDone && <Notice kind="bad">{notDone.sentence}</Notice>}
			<fetcher.Form id={PLACES} method="post" />
			<Form method="post" ref={form} onInput={count} noValidate className={styles.prices}>
				<DataTable name="Products" columns={COLUMNS}>
					{rows.map((row, n) => (
						<Fragment key={row.id}>
							{row.category !== rows[n - 1]?.category && (
								<tr className={styles.group}>
									<th colSpan={GROUP_SPAN} scope="rowgroup">
										{categories.find(({ id }) => id === row.category)?.name}
									</th>
									<td className={styles.line} />
								</tr>
							)}
							<PriceRow
								key={turn}
								row={row}
								places={PLACES}
								typed={{ price: typed?.[typedName(row.id, "price")], minOrder: typed?.[typedName(row.id, "minOrder")] }}
								problems={problems.filter(({ id }) => id === row.id)}
								isFirst={edges !== undefined && (n === 0 ? edges.begins : row.category !== rows[n - 1]?.category)}
								isLast={
									edges !== undefined && (n === rows.length - 1 ? edges.ends : row.category !== rows[n + 1]?.category)
								}
							/>
						</Fragment>
					))}
				</DataTable>
				<SaveBar changes={changed} isRefused={isNotDone(sent)} save="Save prices and minimums" />
			</Form>
		</>
	);
}

/** Saved prices come with their number; a product that was moved or hidden is another answer. */
function isSaved(result: ListResult | undefined) {
	return result?.status === "done" && result.changed !== undefined;
}

function isTyped(control: Element): boolean {
	return control instanceof HTMLInputElement && control.type !== "hidden" && control.value !== control.defaultValue;
}
