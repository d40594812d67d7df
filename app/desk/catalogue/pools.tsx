import { servicesContext } from "../../../server/main/context.ts";
import { requireRight } from "../gate.server.ts";
import { buttonClass } from "../parts/button.tsx";
import { counted } from "../parts/counted.ts";
import { cell, DataTable } from "../parts/data-table.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import textStyles from "../parts/text.module.css";
import type { Route } from "./+types/pools";
import { CataloguePage } from "./catalogue-page.tsx";
import { poolTerms } from "./pool-words.ts";

export async function loader({ context }: Route.LoaderArgs) {
	requireRight(context, "catalogue.edit");
	return { pools: await context.get(servicesContext).catalogueDesk.pools.list() };
}

const COLUMNS = [{ title: "Pool" }, { title: "Minimum" }, { title: "Products", figures: true }];

/** The products that share one minimum, by pool. */
export default function Pools({ loaderData: { pools } }: Route.ComponentProps) {
	return (
		<CataloguePage
			at="pools"
			note={counted(pools.length, "pool")}
			actions={
				<a className={buttonClass("primary")} href="/desk/catalogue/pools/new">
					New pool
				</a>
			}
		>
			{pools.length === 0 ? (
				<EmptyState title="No pools">
					Products in a pool share one minimum order, such as 50 T-shirts together with at least 10 of each.
				</EmptyState>
			) : (
				<DataTable name="Pools" columns={COLUMNS}>
					{pools.map(({ id, name, products, ...pool }) => (
						<tr key={id}>
							<td>
								<a className={textStyles.link} href={`/desk/catalogue/pools/${id}`}>
									{name}
								</a>
							</td>
							<td>{poolTerms(pool)}</td>
							<td className={cell({ figures: true })}>{products}</td>
						</tr>
					))}
				</DataTable>
			)}
		</CataloguePage>
	);
}
