import { useRouteLoaderData } from "react-router";
import type { Indicative } from "../../../domain/shared/indication.ts";

/** The owner's rates for prices in other currencies, as every page of the shop has been sent them; undefined without any. */
export function useIndicative(): Indicative | undefined {
	return useRouteLoaderData<{ indicative?: Indicative }>("shop/shell")?.indicative;
}
