import { data, redirect, useRouteLoaderData } from "react-router";
import { textFields } from "../../../domain/shared/form.ts";
import { orders } from "../../../messages/en/buyer/orders.ts";
import { translate } from "../../../messages/registry.ts";
import { localeContext, servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { notHere } from "../../ui/not-here.ts";
import { headMessages } from "../../ui/use-messages.ts";
import type { FrameFacts } from "../frame.tsx";
import type { Route } from "./+types/orders";
import { ExpiredList } from "./expired-list.tsx";
import { orderListView } from "./order-list.server.ts";
import { OrderList } from "./order-list.tsx";

/** Shows the list behind a mailed link; changes nothing, since mail scanners open links too. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const { orderLists } = context.get(servicesContext);
	const access = await orderLists.open(params.token, notHere);
	if (!access) throw notHere();
	if (access === "expired") return data({ list: null }, 410);
	const requests = orderListView(await orderLists.requests(access), translate(context.get(localeContext)));
	return data({ list: { email: access.email, until: access.until, requests } }, 200);
}

/** Opens the private page of one request. */
export async function action({ request, context, params }: Route.ActionArgs) {
	const { orderLists } = context.get(servicesContext);
	const access = await orderLists.open(params.token, notHere);
	if (!access) throw notHere();
	// Its address says that it has expired.
	if (access === "expired") return redirect(`/q/orders/${params.token}`, 303);
	const { reference = "" } = textFields(await readForm(request));
	const token = await orderLists.openCase(access, reference);
	return token ? redirect(`/q/${token}`, 303) : data({ notOpened: reference }, 409);
}

export function meta({ loaderData }: Route.MetaArgs) {
	const words = headMessages(orders);
	const title = loaderData?.list === null ? words.expired.title : words.title;
	return [{ title }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
	const frame = useRouteLoaderData<FrameFacts>("buyer/layout");
	if (!frame) throw data(null, 500);
	const { list } = loaderData;
	if (!list) return <ExpiredList picture={frame.picture} />;
	return <OrderList {...list} picture={frame.picture} notOpened={actionData?.notOpened} />;
}
