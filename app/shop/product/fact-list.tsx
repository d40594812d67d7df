import ledger from "../parts/ledger.module.css";
import type { Fact } from "./product-facts.ts";

/** What is known of a product, as its page and the desk's preview show it. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
	return (
		<dl className={`${ledger.ledger} ${ledger.closed}`}>
			{facts.map(({ label, lines }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>
						{lines.map((line) => (
							<span key={line}>{line}</span>
						))}
					</dd>
				</div>
			))}
		</dl>
	);
}
