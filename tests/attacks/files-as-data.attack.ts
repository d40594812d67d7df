import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";
import { startSite } from "../support/site.ts";
import { type Trial, verdict } from "../support/verdict.ts";
import { buyersPath, reply } from "./act.ts";
import { watched } from "./watch.ts";

/*
 * The router answers an address with ".data" behind it with what its page needs, for a file with the file itself as
 * text. A stranger asks for their own attachment that way, several times at once: the process would hold many times the
 * file's size and compress it for a second each time, past every limit that stands before files.
 */

const MEGABYTES = 4;
const AT_ONCE = 6;

/** What a file costs that is read, turned into text and compressed, several at once; sent as it is, it takes none of that. */
const MOST_MEMORY = 60;

/** Addresses that answer with no page, below the buyer's own where they are private; of a module without a component. */
function filesOf(entries: readonly RouteConfigEntry[], own: string, above = ""): string[] {
	return entries.flatMap(({ path = "", file, children }) => {
		const address = [above, path].filter(Boolean).join("/");
		const below = children ? filesOf(children, own, address) : [];
		// The desk's stand behind the sign-in.
		if (!file.endsWith(".ts") || children || address.startsWith("desk")) return below;
		return [`/${address}`.replace("/q/:token", own).replace(/:\w+\*?/g, "1")];
	});
}

export const attack: Trial = async () => {
	const site = await startSite();
	try {
		const own = await buyersPath(site.url);
		const stored = await reply(site.url, own, 1, {}, MEGABYTES);
		const page = await (await fetch(site.url + own)).text();
		const [file = ""] = /\/q\/[\w-]+\/files\/[\w-]+/.exec(page) ?? [];
		const statusOf = async (path: string) => {
			const answer = await fetch(site.url + path);
			await answer.arrayBuffer();
			return answer.status;
		};
		const addresses = filesOf(routes, own);
		const { result, grown, slowest } = await watched(site, async () => {
			const asData: number[] = [];
			for (const address of addresses) asData.push(await statusOf(`${address}.data`));
			const several = await Promise.all(Array.from({ length: AT_ONCE }, () => statusOf(`${file}.data`)));
			return [...asData, ...several];
		});
		const answered = result.filter((status) => status !== 404);
		const figures = `${addresses.length} addresses, nobody else waited longer than ${slowest} ms, ${grown} MB more memory`;
		return verdict("files-as-data", figures, [
			[stored === 303, `the reply with its file was answered with ${stored}`],
			[addresses.length > 10, `only ${addresses.length} addresses without a page were found`],
			[answered.length === 0, `asked for as data, they were answered with ${answered.join(", ")}`],
			[grown <= MOST_MEMORY, `the process grew by ${grown} MB`],
			[(await statusOf(file)) === 200, "the file itself does not come any more"],
			[(await statusOf("/line-sheet.pdf")) === 200, "the line sheet does not come any more"],
			[(await statusOf("/products.data")) === 200, "the data of a page does not come any more"],
		]);
	} finally {
		await site.stop();
	}
};
