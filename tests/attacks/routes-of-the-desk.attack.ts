import routes from "../../app/routes.ts";
import { startSite } from "../support/site.ts";
import { type Trial, verdict } from "../support/verdict.ts";
import { buyersPath } from "./act.ts";

/*
 * A stranger, or a buyer with a link, looks for the addresses of the desk: in every document and script that is
 * served to them, and in what lies beside those under a shorter name. They would learn which addresses to try.
 */

type Entry = (typeof routes)[number];
type Place = { address: string; id: string; path: string };

const placesOf = ({ path = "", file, id, children = [] }: Entry, above = ""): Place[] => {
	const address = [above, path].filter(Boolean).join("/");
	return [
		{ address, id: id ?? file.replace(/\.tsx?$/, ""), path },
		...children.flatMap((child) => placesOf(child, address)),
	];
};

/** Everybody may know where to sign in. */
const AT_SIGN_IN = /^desk\/(sign-in|sign-out|welcome)(\/|$)/;

/** What stands in a list of routes for what lies behind the gate. */
const SECRETS = routes
	.flatMap((entry) => placesOf(entry))
	.filter(({ address }) => /^desk(\/|$)/.test(address) && !AT_SIGN_IN.test(address))
	.flatMap(({ id, path }) => [`"${id}"`, ...(path.includes("/") ? [`"${path}"`] : [])]);

/** The same file under the names it could also have. */
const namesLike = (file: string) => [file, file.replace(/-[a-z]+\.js$/, ".js"), `${file}.map`, `${file}.br`];

export const attack: Trial = async () => {
	const site = await startSite();
	try {
		const documents = ["/", "/products", "/checkout", "/nothing", "/desk", "/desk/sign-in", "/desk/welcome/x"];
		documents.push(await buyersPath(site.url));
		const tried = new Set([
			...documents,
			"/__manifest?paths=%2Fdesk",
			"/routes/desk",
			"/desk/routes",
			"/.vite/manifest.json",
			"/server/index.js",
		]);
		const told: string[] = [];
		let scripts = 0;
		for (const address of tried) {
			const response = await fetch(site.url + address, { headers: { "Accept-Encoding": "identity" } });
			const text = await response.text();
			if (address.endsWith(".js") && response.ok) scripts++;
			for (const [file] of text.matchAll(/\/assets\/[\w.-]+\.js/g)) for (const name of namesLike(file)) tried.add(name);
			for (const [list] of text.matchAll(/\/routes\/[\w-]+\?v=\w+/g)) tried.add(list);
			for (const [, file] of text.matchAll(/["'`]\.\/([\w.-]+\.js)/g)) tried.add(`/assets/${file}`);
			told.push(...SECRETS.filter((secret) => text.includes(secret)).map((secret) => `${address} names ${secret}`));
		}
		return verdict("routes-of-the-desk", `${tried.size} addresses tried, ${scripts} scripts read`, [
			[scripts > 20, "the site serves its scripts"],
			[SECRETS.length > 40, "the desk has addresses to look for"],
			[told.length === 0, `the desk is told to strangers ${told.length} times: ${told.slice(0, 5).join("; ")}`],
		]);
	} finally {
		await site.stop();
	}
};
