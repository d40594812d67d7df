import { Fragment, useEffect, useRef, useState } from "react";
import { Form, useFetcher } from "react-router";
import { useTurn } from "../../forms/use-turn.ts";
import { useUnsaved } from "../../forms/use-unsaved.ts";
import { toast } from "../../ui/toast.ts";
import { Button } from "../parts/button.tsx";
import { DataTable } from "../parts/data-table.tsx";
import { Notice } from "../parts/notice.tsx";
import textStyles from "../parts/text.module.css";
import type { ListAnswer } from "./list-edit.server.ts";
import { PriceRow, type Row } from "./price-row.tsx";
import styles from "./price-table.module.css";
import { SaveKeys } from "./save-keys.tsx";

const PLACES = "places";

const COLUMNS = [
	{ title: "Picture", quiet: true },
	{ title: "Product" },
	{ title: "Price in ₹", figures: true },
	{ title: "Minimum order", figures: true },
	{ title: "State", wideOnly: true },
	{ title: "Place", quiet: true },
	{ title: "Shown", quiet: true },
];

type Props = {
	rows: readonly Row[];
	categories: readonly { id: string; name: string; hidden: boolean }[];
	answer: ListAnswer | undefined;
};

/** One page of products by category. Prices and minimums are typed into it and saved together. */
export function PriceTable({ rows, categories, answer: sent }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const fetcher = useFetcher<ListAnswer>();
	const [changed, setChanged] = useState(0);
	const answers = [sent, fetcher.data].filter((answer) => answer !== undefined);
	const refused = answers.find((answer) => answer.did === "refused");
	// Drawn anew once saved: the fields then hold what the house has written.
	const turn = useTurn(sent?.did === "saved" ? sent : undefined);
	useUnsaved(form, sent?.did === "refused");
	useEffect(() => {
		if (sent?.did !== "saved") return;
		setChanged(0);
		toast.success(sent.changed === 0 ? "Nothing was different." : "Saved. The shop shows it within two seconds.");
	}, [sent]);
	useEffect(() => {
		if (fetcher.data && fetcher.data.did !== "refused" && fetcher.data.did !== "saved")
			toast.success(fetcher.data.message);
	}, [fetcher.data]);
	useEffect(() => {
		if (refused) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [refused]);
	const count = () => setChanged([...(form.current?.elements ?? [])].filter(isTyped).length);
	return (
		<>
			<SaveKeys form={form} />
			{refused?.did === "refused" && <Notice kind="bad">{refused.message}</Notice>}
			<fetcher.Form id={PLACES} method="post" />
			<Form method="post" ref={form} onInput={count} noValidate className={styles.prices}>
				<DataTable name="Products" columns={COLUMNS}>
					{rows.map((row, n) => (
						<Fragment key={row.id}>
							{row.category !== rows[n - 1]?.category && (
								<tr className={styles.group}>
									<th colSpan={COLUMNS.length} scope="rowgroup">
										{categories.find(({ id }) => id === row.category)?.name}
									</th>
								</tr>
							)}
							<PriceRow
								key={turn}
								row={row}
								places={PLACES}
								typed={refused?.did === "refused" ? refused.typed[row.id] : undefined}
								problems={refused?.did === "refused" ? refused.problems.filter(({ id }) => id === row.id) : []}
							/>
						</Fragment>
					))}
				</DataTable>
				<div className={styles.bar}>
					<span role="status" className={textStyles.muted}>
						{changed === 0 ? "" : changed === 1 ? "1 field is not saved yet" : `${changed} fields are not saved yet`}
					</span>
					<Button kind="primary" type="submit">
						Save prices and minimums
					</Button>
				</div>
			</Form>
		</>
	);
}

function isTyped(control: Element): boolean {
	return control instanceof HTMLInputElement && control.type !== "hidden" && control.value !== control.defaultValue;
}
