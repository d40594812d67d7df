import { startSite } from "../support/site.ts";
import { type Trial, verdict } from "../support/verdict.ts";
import { buyersPath, exchange } from "./act.ts";

/*
 * Whoever reads the log (an operator, a log service) must not find the token of a private page or of an invitation in
 * it, whatever a buyer's browser, a mail scanner or a broken link has made of the address. With it they could accept
 * an offer in the buyer's name.
 */

/** How many characters of a token would help somebody. */
const PIECE = 12;

const percented = (text: string) => [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("");

/** The ways an address with a token may come in, each a request line's target. */
const roads = (token: string, port: number) => {
	const written = [token, percented(token), encodeURIComponent(percented(token)), `%${token}`, `${token}%`];
	const places = written.flatMap((one) => [
		...["/q/", "/%71/", "/Q/", "//q/", "/%2571/", "/q%2F", "/x/q/", "/desk/welcome/", "/"].map(
			(before) => before + one,
		),
		...["%", "/%", ".data", "%.data", "/version-check", "/files/%00", "/proforma%", "?x=%", "?_routes=%", "/../%"].map(
			(behind) => `/q/${one}${behind}`,
		),
	]);
	return [
		...places,
		...places.slice(0, 4).map((place) => `http://localhost:${port}${place}`),
		`/q/${token}${"x".repeat(20_000)}`,
	];
};

/** A text as it stands, and as whoever reads it may turn it back. */
function readings(text: string): string[] {
	const once = text.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
	return once === text ? [text] : [text, ...readings(once)];
}

export const attack: Trial = async () => {
	const site = await startSite();
	try {
		const path = await buyersPath(site.url);
		const token = path.slice("/q/".length);
		const host = `Host: localhost:${site.port}\r\nConnection: close`;
		const form = `Origin: ${site.url}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 3`;
		const statuses = new Map<string, number>();
		for (const target of roads(token, site.port)) {
			const get = await exchange(
				site.port,
				`GET ${target} HTTP/1.1\r\n${host}\r\nReferer: ${site.url}/q/${token}%\r\n\r\n`,
			);
			const post = await exchange(site.port, `POST ${target} HTTP/1.1\r\n${host}\r\n${form}\r\n\r\na=%`);
			for (const answer of [get, post]) {
				const status = answer.slice(9, 12);
				statuses.set(status, (statuses.get(status) ?? 0) + 1);
			}
		}
		const broken = await exchange(site.port, `GET /q/${token}% HTTP/1.1\r\n${host}\r\n\r\n`);
		const whole = await fetch(site.url + path);
		const pieces = Array.from({ length: token.length - PIECE + 1 }, (_, n) => token.slice(n, n + PIECE));
		const found = readings(site.output())
			.flatMap((text) => text.split("\n"))
			.filter((line) => pieces.some((piece) => line.includes(piece)));
		const table = [...statuses]
			.sort()
			.map(([status, times]) => `${times} x ${status}`)
			.join(", ");
		return verdict("token-in-the-log", table, [
			[found.length === 0, `the log holds the token in ${found.length} lines, the first: ${found[0]?.slice(0, 300)}`],
			[broken.startsWith("HTTP/1.1 400"), `an address that ends in % was answered with ${broken.slice(0, 20)}`],
			[broken.includes("no-referrer") && !broken.includes(token), "that answer tells of the address"],
			[![...statuses.keys()].some((status) => status.startsWith("5")), `there were errors of ours: ${table}`],
			[whole.status === 200, `the link itself was answered with ${whole.status}`],
		]);
	} finally {
		await site.stop();
	}
};
