import { Tag } from "../parts/chip.tsx";
import { counted } from "../parts/counted.ts";
import layoutStyles from "../parts/layout.module.css";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import textStyles from "../parts/text.module.css";

type Props = { id: string; members: readonly { id: string; name: string; hidden: boolean }[]; count: number };

/** The products of a pool, and how one gets into it. */
export function PoolMembers({ id, members, count }: Props) {
	return (
		<Panel title="Products" aside={counted(count, "product")}>
			<div className={`${panelStyles.body} ${layoutStyles.stack}`}>
				{members.length > 0 && (
					<ul>
						{members.map((product) => (
							<li key={product.id}>
								<a className={textStyles.link} href={`/desk/catalogue/products/${product.id}`}>
									{product.name}
								</a>{" "}
								{product.hidden && <Tag>hidden</Tag>}
							</li>
						))}
						{count > members.length && <li className={textStyles.muted}>and {count - members.length} more</li>}
					</ul>
				)}
				<p className={textStyles.muted}>
					A product is put into the pool on its own page, under “Prices at quantity, minimums and samples”, or by a file
					with <code>{id}</code> in its column <code>pool</code>.
				</p>
			</div>
		</Panel>
	);
}
