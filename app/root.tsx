import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { Boot } from "./boot.tsx";
import { documentStyle } from "./document-style.ts";
import stylesheet from "./styles/store.css?url";

export function links() {
	return import.meta.env.DEV ? [{ rel: "stylesheet", href: stylesheet }] : [];
}

/** The document. What every page of the storefront shows around its content is in store/shell.tsx. */
export function Layout({ children }: { children: ReactNode }) {
	return (
		<html lang="en" suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width,initial-scale=1" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="manifest" href="/site.webmanifest" />
				<Meta />
				<Links />
				{import.meta.env.PROD && (
					// biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, put in by the server.
					<style id="css" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: documentStyle() }} />
				)}
			</head>
			<body>
				{children}
				{import.meta.env.DEV ? <Scripts /> : <Boot />}
				<ScrollRestoration />
			</body>
		</html>
	);
}

export default function Root() {
	return <Outlet />;
}
