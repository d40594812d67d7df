import { Outlet } from "react-router";
import { servicesContext } from "../../server/services.server.ts";
import { ToastArea } from "../ui/toast-area.tsx";
import type { Route } from "./+types/shell";
import { CartDrawerHost } from "./parts/cart-drawer-host.tsx";
import type { ShownCompany } from "./parts/company-links.ts";
import { Footer } from "./parts/footer.tsx";
import { Header } from "./parts/header.tsx";
import { usePageLife } from "./parts/page-life.ts";
import { QuantityDialogHost } from "./parts/quantity-dialog-host.tsx";
import { ThumbBar } from "./parts/thumb-bar.tsx";
import { ToTop } from "./parts/to-top.tsx";
import { WhatsAppButton } from "./parts/whatsapp.tsx";

export function loader({ context }: Route.LoaderArgs): { company: ShownCompany } {
	const { city, phoneCountryCode, phoneHours, liveChatHours, appVersion, responseHours, ...shown } =
		context.get(servicesContext).company;
	return { company: shown };
}

/** The company's facts are in every document already; a change of page does not ask for them again. */
export function shouldRevalidate() {
	return false;
}

/** What stands around the content of every public page. */
export default function Shell() {
	usePageLife();
	return (
		<>
			<Header />
			<Outlet />
			<Footer />
			<aside aria-label="Shortcuts">
				<WhatsAppButton className="wa" />
				<ToTop />
				<ThumbBar />
			</aside>
			<ToastArea />
			<CartDrawerHost />
			<QuantityDialogHost />
		</>
	);
}
