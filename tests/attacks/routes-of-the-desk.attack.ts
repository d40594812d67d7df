import routes from "../../app/routes.ts";
import { startSite } from "../support/site.ts";
import { type Trial, verdict } from "../support/verdict.ts";

/*
 * A stranger reads the addresses of the desk where everybody may, in the framework's list of routes, and asks for each,
 * its data alone among the ways, and for what lies beside the scripts: nothing behind the gate answers, and no source map
 * and no file of the server is served (docs/decisions/0024-script-after-load.md).
 */

type Entry = (typeof routes)[number];

const addressesOf = ({ path = "", children = [] }: Entry, above = ""): string[] => {
	const address = [above, path].filter(Boolean).join("/");
	return [address, ...children.flatMap((child) => addressesOf(child, address))];
};

/** Everybody may know where to sign in. */
const AT_SIGN_IN = /^desk\/(sign-in|sign-out|welcome)(\/|$)/;

const BEHIND_THE_GATE = [...new Set(routes.flatMap((entry) => addressesOf(entry)))]
	.filter((address) => /^desk(\/|$)/.test(address) && !AT_SIGN_IN.test(address))
	.map((address) => `/${address.replace(/:\w+|\*/g, "x")}`);

const BESIDE = ["/__manifest?paths=%2Fdesk", "/.vite/manifest.json", "/server/index.js"];

export const attack: Trial = async () => {
	const site = await startSite();
	try {
		const ask = (address: string) => fetch(site.url + address, { redirect: "manual" });
		const open: string[] = [];
		for (const address of BEHIND_THE_GATE) {
			const page = await ask(address);
			const leads = page.status >= 300 && page.status < 400 && page.headers.get("location")?.includes("/desk/sign-in");
			if (!leads) open.push(`${address} answers ${page.status}`);
			const data = await ask(`${address}.data`);
			if (data.ok && !(await data.text()).includes("/desk/sign-in"))
				open.push(`${address}.data answers ${data.status}`);
		}
		const home = await (await ask("/")).text();
		const scripts = [...new Set(home.match(/\/assets\/[\w.-]+\.js/g))];
		const files = [...BESIDE, ...scripts.map((file) => `${file}.map`)];
		const served = (await Promise.all(files.map(async (file) => ((await ask(file)).ok ? [file] : [])))).flat();
		return verdict("routes-of-the-desk", `${BEHIND_THE_GATE.length} addresses and ${files.length} files asked for`, [
			[BEHIND_THE_GATE.length > 30, "the desk has addresses to ask for"],
			[scripts.length > 2, "the site names its scripts"],
			[open.length === 0, `the desk is open to strangers: ${open.slice(0, 5).join("; ")}`],
			[served.length === 0, `served: ${served.join("; ")}`],
		]);
	} finally {
		await site.stop();
	}
};
