import { lazy, type ReactNode } from "react";
import { Outlet, useRouteLoaderData } from "react-router";
import type { Indicative } from "../../domain/shared/indication.ts";
import { shell } from "../../messages/en/shop/parts/shell.ts";
import { documentContext, servicesContext } from "../../server/main/context.ts";
import { useBackCloses } from "../ui/back-closes.ts";
import { FollowLinks } from "../ui/follow-links.tsx";
import { Still } from "../ui/still.tsx";
import { ToastArea } from "../ui/toast-area.tsx";
import { useLive } from "../ui/use-live.ts";
import { useMessages } from "../ui/use-messages.ts";
import type { Route } from "./+types/shell";
import { CartDrawerHost } from "./cart/cart-drawer-host.tsx";
import { QuantityDialogHost } from "./cart/quantity-dialog-host.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { Header } from "./parts/header.tsx";
import { usePageLife } from "./parts/page-life.ts";
import { type ShownCompany, shownCompany } from "./parts/shown-company.server.ts";
import { ToTop } from "./parts/to-top.tsx";
import toasts from "./parts/toasts.module.css";
import { WhatsAppButton } from "./parts/whatsapp.tsx";
import { ThumbBar } from "./product/thumb-bar.tsx";
import styles from "./shell.module.css";

type ShellData = {
	company: ShownCompany;
	indicative?: Indicative;
	/** Where the browser is to keep no page for want of a connection (offline/worker.ts); usually it is, which costs no byte. */
	keeps?: false;
};

export function loader({ context }: Route.LoaderArgs): ShellData {
	const { company, companyFacts } = context.get(servicesContext);
	const { indicative } = companyFacts;
	const keeps = context.get(documentContext).offlinePage;
	return {
		company: shownCompany(company),
		...(indicative && { indicative }),
		...(!keeps && { keeps: false as const }),
	};
}

/** The company's facts are in every document already; a change of page does not ask for them again. */
export function shouldRevalidate() {
	return false;
}

const Footer = lazy(async () => ({ default: (await import("./parts/footer.tsx")).Footer }));

export default function Shell() {
	return (
		<Frame>
			<Outlet />
		</Frame>
	);
}

/** A page that failed or does not exist is still shown between header and footer, unless these failed too. */
export function ErrorBoundary() {
	const company = useRouteLoaderData("shop/shell");
	if (!company) return <ErrorScreen />;
	return (
		<Frame plain>
			<ErrorScreen />
		</Frame>
	);
}

/** What surrounds the content of every public page. */
function Frame({ plain, children }: { plain?: boolean; children: ReactNode }) {
	const words = useMessages(shell);
	const isLive = useLive();
	usePageLife(useRouteLoaderData<ShellData>("shop/shell")?.keeps ?? true);
	useBackCloses();
	return (
		<>
			{/* In the document it would be fetched before the hero. */}
			{isLive && <link rel="manifest" href="/site.webmanifest" />}
			<Header />
			{children}
			<Still id="foot">
				<Footer />
			</Still>
			<aside aria-label={words.shortcuts}>
				<WhatsAppButton className={styles.whatsapp} />
				<ToTop />
				<ThumbBar plain={plain} />
			</aside>
			<FollowLinks />
			<ToastArea look={toasts} />
			<CartDrawerHost />
			<QuantityDialogHost />
		</>
	);
}
