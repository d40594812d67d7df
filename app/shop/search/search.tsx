import { useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import { search } from "../../../messages/en/shop/search/search.ts";
import button from "../../ui/button.module.css";
import layout from "../../ui/layout.module.css";
import prose from "../../ui/prose.module.css";
import { useFetcher } from "../../ui/use-fetcher.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { pageMeta } from "../parts/meta.ts";
import type { Route } from "./+types/search";
import styles from "./search.module.css";
import { findByAddress } from "./search.server.ts";
import { SearchResults } from "./search-results.tsx";

export function loader(args: Route.LoaderArgs) {
	return findByAddress(args);
}

/** A list that does not come leaves the last one where it is. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	try {
		return await serverLoader();
	} catch (error) {
		if (error instanceof Response) throw error;
		return undefined;
	}
}

export function headers() {
	return { "Cache-Control": "no-store" };
}

/** What somebody has looked for is no page of the site for others to find. */
export function meta({ loaderData }: Route.MetaArgs) {
	return [...pageMeta(loaderData?.head), { name: "robots", content: "noindex, follow" }];
}

/** The search of the shop: a form that works without script, whose list follows what is typed where there is script. */
export default function Search({ loaderData }: Route.ComponentProps) {
	const words = useMessages(search);
	const query = loaderData?.query ?? "";
	const typed = useTyped(query);
	// Until the answer to what is typed is there, the last one stays.
	const shown = typed.answer ?? loaderData;
	return (
		<main id="main" className={styles.search}>
			<div className={layout.grid}>
				<h1>{words.title}</h1>
				<Form role="search" action="/search" replace className={styles.form}>
					<label htmlFor="q">{words.label}</label>
					<input
						ref={typed.field}
						id="q"
						name="q"
						type="search"
						defaultValue={query}
						maxLength={100}
						autoComplete="off"
						enterKeyHint="search"
						aria-describedby="q-hint"
						onInput={(event) => typed.follow(event.currentTarget.value)}
					/>
					<button className={button.button} type="submit">
						{words.submit}
					</button>
					<p id="q-hint" className={prose.fine}>
						{words.hint}
					</p>
				</Form>
				{shown ? <SearchResults {...shown} /> : <p role="status">{words.lost}</p>}
			</div>
		</main>
	);
}

/** Fetches the list anew with every letter; the address says what is typed, so that coming back finds it again. */
function useTyped(query: string) {
	// Another address is another search: what was typed on the one before is over.
	const { load, data } = useFetcher<typeof clientLoader>({ key: useLocation().key });
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		const input = field.current;
		if (!input) return;
		if (input.value.trim() !== query && document.activeElement !== input) input.value = query;
		if (query === "") input.focus();
	}, [query]);
	const follow = (text: string) => {
		const address = text.trim() === "" ? "/search" : `/search?${new URLSearchParams({ q: text })}`;
		history.replaceState(history.state, "", address);
		load(address);
	};
	return { field, follow, answer: data };
}
