import { lazy, type ReactNode } from "react";
import { Links, Meta, Outlet, ScrollRestoration, useMatches } from "react-router";
import { language } from "../messages/en/language.ts";
import { areaOf } from "./area.ts";
import { LateScript } from "./late-script/late-script.tsx";
import faces from "./styles/faces.css?inline";
import stylesheet from "./styles/store.css?url";
import { BOOTED_ID } from "./ui/booted-id.ts";
import { LocalTimeScript } from "./ui/local-time-script.tsx";
import { useMessages } from "./ui/use-messages.ts";

/** What the desk is set in, and the running text of every other page. */
const TEXT_FACE = "/fonts/figtree-8af36a72.woff2";
/** What the first screen of every page is set in, where the company's typefaces are used at once. */
const fonts = ["/fonts/newsreader-2cfdd3c2.woff2", TEXT_FACE];

/** Where the shop uses the company's typefaces at once (styles/fonts.css); the other parts do so everywhere. */
const FACES_AT_ONCE = "(width >= 48rem)";

/** The product as the desk frames it: in the company's typefaces at once, however narrow the frame is. */
const FRAMED = "shop/products/card-preview";

/**
 * The screen for a link that opens nothing is drawn for whatever address somebody asked for (server/main/http-app.ts): the
 * router could make nothing of it in the browser, and nothing on it needs script.
 */
const NO_LINK = "buyer/no-link";
/** What the browser keeps is whole in itself: it could fetch no script, and its own address is that of another page. */
const OFFLINE = "shop/offline/offline";
/** The desk's preview of the buyer's page, whose times stay on the company's clock. */
const PREVIEW = "buyer/preview";

/**
 * The document. What every page of the storefront shows around its content is in shop/shell.tsx. The desk's pages
 * bring a stylesheet of their own (desk/layout.tsx), are set in the text face alone, and start at once; the
 * buyer's page (buyer/layout.tsx) and the desk's preview of it bring their own stylesheet, too.
 */
export function Layout({ children }: { children: ReactNode }) {
	const page = useMatches().at(-1)?.id ?? "";
	const area = areaOf(page);
	const { tag, direction } = useMessages(language);
	return (
		<html
			lang={tag}
			dir={direction === "rtl" ? direction : undefined}
			// Nobody would say there when a phone may use the typefaces (styles/fonts.css). The framed product is a narrow page on a
			// wide screen; that page's id need not be in the browser's script, which leaves attributes as they came.
			data-faces={area === "desk" || (import.meta.env.SSR && page === FRAMED) ? "" : undefined}
			suppressHydrationWarning
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width,initial-scale=1" />
				{/* Of use to the document alone. */}
				{import.meta.env.SSR &&
					(area === "desk" ? [TEXT_FACE] : fonts).map((href) => (
						<link
							key={href}
							rel="preload"
							href={href}
							as="font"
							type="font/woff2"
							media={area === "shop" && page !== FRAMED ? FACES_AT_ONCE : undefined}
							crossOrigin="anonymous"
						/>
					))}
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<Meta />
				{/* Apart from the sheets, which come later: a face's rule said again brings in one that was too late for the first paint. */}
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a stylesheet of the build. */}
				{import.meta.env.SSR && area === "shop" && <style dangerouslySetInnerHTML={{ __html: faces }} />}
				{area === "shop" && <link rel="stylesheet" href={stylesheet} />}
				<Links />
				{import.meta.env.SSR && area === "buyer" && page !== PREVIEW && <LocalTimeScript />}
			</head>
			<body>
				{children}
				{page !== NO_LINK && page !== OFFLINE && <LateScript isPublic={area !== "desk"} />}
				{(area !== "shop" || page === "shop/checkout/checkout") && <i id={BOOTED_ID} hidden />}
			</body>
		</html>
	);
}

export default function Root() {
	return (
		<>
			<Outlet />
			<ScrollRestoration storageKey="places" />
		</>
	);
}

/** Fetched when it is needed: its sheet is the shop's, and every other page would link that as well. */
const ErrorScreen = lazy(async () => ({ default: (await import("./shop/error-screen.tsx")).ErrorScreen }));

/** For an error outside every other boundary: the same screen, without header and footer. */
export function ErrorBoundary() {
	return <ErrorScreen />;
}
