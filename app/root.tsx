import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, UNSAFE_useScrollRestoration, useMatches } from "react-router";
import { Boot } from "./boot.tsx";
import { DocumentStyle, FACES_AT_ONCE } from "./document-style/document-style.tsx";
import { ErrorScreen } from "./shop/error-screen.tsx";
import faces from "./styles/fonts.css?url";
import standIns from "./styles/stand-ins.css?url";
import stylesheet from "./styles/store.css?url";
import { BOOTED_ID } from "./ui/boot-id.ts";
import { LocalTimeScript } from "./ui/local-time-script.tsx";

/** What the desk is set in, and the running text of every other page. */
const TEXT_FACE = "/fonts/figtree-8af36a72.woff2";
/** What the first screen of every page is set in, where the house's faces are used at once. */
const fonts = ["/fonts/newsreader-2cfdd3c2.woff2", TEXT_FACE];

/**
 * The screen for a link that opens nothing is drawn for whatever address somebody asked for (server/main/http-app.ts): the
 * router could make nothing of it in the browser, and nothing on it needs script.
 */
const NO_LINK = "buyer/no-link";

/**
 * The document. What every page of the storefront shows around its content is in store/shell.tsx. The desk's pages
 * bring a stylesheet of their own (desk/layout.tsx), are set in the text face alone, and start at once; the
 * buyer's page (quote/layout.tsx) and the desk's preview of it bring their own stylesheet, too.
 */
export function Layout({ children }: { children: ReactNode }) {
	// The page itself decides: one page of the shop and one of the buyer's stand behind the desk's gate.
	const page = useMatches().at(-1)?.id ?? "";
	const isDesk = page.startsWith("desk/");
	const isQuote = page.startsWith("buyer/");
	const isShop = !isDesk && !isQuote;
	return (
		<html lang="en" suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width,initial-scale=1" />
				{(isDesk ? [TEXT_FACE] : fonts).map((href) => (
					<link
						key={href}
						rel="preload"
						href={href}
						as="font"
						type="font/woff2"
						media={isDesk ? undefined : FACES_AT_ONCE}
						crossOrigin="anonymous"
					/>
				))}
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<Meta />
				<Links />
				{import.meta.env.DEV &&
					isShop &&
					[faces, standIns, stylesheet].map((href) => <link key={href} rel="stylesheet" href={href} />)}
				{import.meta.env.PROD && isShop && <DocumentStyle />}
			</head>
			<body>
				{children}
				{isQuote && <LocalTimeScript />}
				{page === NO_LINK ? null : import.meta.env.DEV ? (
					<Scripts />
				) : (
					<Boot part={isDesk ? "door" : isQuote ? "quote" : "shop"} stylesheet={isShop ? stylesheet : undefined} />
				)}
				{page === "shop/checkout/checkout" && <i id={BOOTED_ID} hidden />}
			</body>
		</html>
	);
}

export default function Root() {
	// Without the router's inline script: the browser itself restores the place on a reload.
	UNSAFE_useScrollRestoration();
	return <Outlet />;
}

/** For an error outside every other boundary: the same screen, without header and footer. */
export function ErrorBoundary() {
	return <ErrorScreen />;
}
