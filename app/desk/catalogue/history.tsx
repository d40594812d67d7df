import type { CatalogueChange } from "../../../domain/catalogue/editing.ts";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import textStyles from "../parts/text.module.css";
import { When } from "../parts/when.tsx";
import styles from "./history.module.css";

type Props = { history: readonly CatalogueChange[]; labels: Readonly<Record<string, string>> };

/** Who changed what, the newest first. */
export function History({ history, labels }: Props) {
	return (
		<Panel title="History">
			<div className={panelStyles.body}>
				{history.length === 0 ? (
					<p className={textStyles.muted}>No changes since it was added.</p>
				) : (
					<ol className={styles.history}>
						{history.map(({ by, at, fields }) => (
							<li key={at + fields.map(({ field }) => field).join()}>
								<p>
									<b>{by}</b> <When at={at} />
								</p>
								<ul>
									{fields.map(({ field, from, to }) => (
										<li key={field}>
											{labels[field] ?? field}: <Text of={from} /> → <Text of={to} />
										</li>
									))}
								</ul>
							</li>
						))}
					</ol>
				)}
			</div>
		</Panel>
	);
}

const LONGEST = 90;

/** A field's text, cut where it is long; an empty one is named. */
export function Text({ of }: { of: string }) {
	if (of === "") return <i className={textStyles.muted}>empty</i>;
	return <q>{of.length > LONGEST ? `${of.slice(0, LONGEST)}…` : of}</q>;
}
