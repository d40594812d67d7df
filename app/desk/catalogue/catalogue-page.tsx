import type { ReactNode } from "react";
import fading from "../parts/fading-row.module.css";
import pageStyles from "../parts/page.module.css";
import { DeskPage } from "../parts/page.tsx";
import { Tabs } from "../parts/tabs.tsx";

const TABS = [
	{ at: "products", to: "/desk/catalogue", label: "Products" },
	{ at: "categories", to: "/desk/catalogue/categories", label: "Categories" },
	{ at: "pools", to: "/desk/catalogue/pools", label: "Pools" },
	{ at: "file", to: "/desk/catalogue/file", label: "Import and export" },
] as const;

type Props = {
	at: (typeof TABS)[number]["at"];
	note?: ReactNode;
	actions?: ReactNode;
	filters?: ReactNode;
	children: ReactNode;
};

/** One of the four views of the catalogue. */
export function CataloguePage({ at, filters, children, ...rest }: Props) {
	return (
		<DeskPage title="Catalogue" {...rest}>
			<Tabs name="Catalogue" tabs={TABS.map(({ at: tab, ...link }) => ({ ...link, current: tab === at }))} />
			{filters && <div className={`${pageStyles.filters} ${fading.row}`}>{filters}</div>}
			{children}
		</DeskPage>
	);
}
