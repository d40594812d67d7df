import { startSite } from "../support/site.ts";
import { type Trial, verdict } from "../support/verdict.ts";
import { exchange } from "./act.ts";

/*
 * A stranger behind the same proxy as everybody else sends a form whose body is itself a request, framed so that proxy
 * and site may disagree on where it ends: refused before it is read, larger than is taken, with two lengths or none.
 * Taken for a request of its own, its answer would be given to whoever uses the proxy's connection next.
 */

const SMUGGLED = "/smuggled-in-a-body";

export const attack: Trial = async () => {
	const site = await startSite();
	try {
		const host = `Host: localhost:${site.port}`;
		const inner = `GET ${SMUGGLED} HTTP/1.1\r\n${host}\r\nX-Rest: `;
		const post = `POST /contact HTTP/1.1\r\n${host}\r\n`;
		const ours = `Origin: ${site.url}\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
		const padded = `${inner}\r\n\r\n${"x".repeat(70_000)}`;
		const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
		const length = (text: string) => `Content-Length: ${text.length}\r\n\r\n${text}`;
		/** Framed as HTTP says: the request behind it on the connection is answered, or the connection ends. */
		const whole: Record<string, string> = {
			"no form": `${post}Origin: ${site.url}\r\nContent-Type: text/plain\r\n${length(inner)}`,
			"from elsewhere": `${post}Origin: https://elsewhere.example\r\nContent-Type: text/plain\r\n${length(inner)}`,
			"too large": post + ours + length(padded),
			"too large in chunks": `${post}${ours}Transfer-Encoding: chunked\r\n\r\n${chunk(padded)}`,
			"a read page with a body": `GET /about HTTP/1.1\r\n${host}\r\n${length(inner)}`,
			"an asset with a body": `GET /favicon.svg HTTP/1.1\r\n${host}\r\n${length(inner)}`,
			"a method nobody knows": `PATCH /contact HTTP/1.1\r\n${host}\r\n${length(inner)}`,
			"an address that cannot be read": `POST /q/% HTTP/1.1\r\n${host}\r\n${ours}${length(inner)}`,
			"a link that is none": `POST /q/${"a".repeat(43)} HTTP/1.1\r\n${host}\r\n${ours}${length(inner)}`,
		};
		/** Framed in two ways at once: refused, and the connection with it. */
		const doubtful: Record<string, string> = {
			"two lengths": `${post}${ours}Content-Length: 3\r\n${length(inner)}`,
			"length and chunks": `${post}${ours}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
			"chunks under another name": `${post}${ours}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${inner}`,
			"chunks that are not last": `${post}${ours}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${inner}`,
			"a space before the colon": `${post}${ours}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${inner}`,
			"a folded header": `${post}${ours}X-Fold: a\r\n Transfer-Encoding: chunked\r\nContent-Length: 3x\r\n\r\n${inner}`,
			"a size with a sign": `${post}${ours}Content-Length: +5\r\n\r\na=b&c${inner}`,
			"a chunk size beyond all": `${post}${ours}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n${inner}`,
		};
		const next = `GET /healthz HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`;
		const wrong: string[] = [];
		const answers = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
		const ask = (bytes: string) => exchange(site.port, bytes).catch(() => "");
		for (const [name, bytes] of Object.entries(whole)) {
			const said = await ask(bytes + next);
			const statuses = answers(said);
			const isRight = statuses.length === 1 || (statuses.length === 2 && said.trimEnd().endsWith("ok"));
			if (!isRight) wrong.push(`${name}: ${statuses.join(", ")}`);
		}
		for (const [name, bytes] of Object.entries(doubtful)) {
			const statuses = answers(await ask(`${bytes}\r\n\r\n${next}`));
			if (statuses.length > 1 || statuses.some((status) => status !== 400))
				wrong.push(`${name}: ${statuses.join(", ")}`);
		}
		const tried = Object.keys(whole).length + Object.keys(doubtful).length;
		const smuggled = site.output().includes(SMUGGLED);
		const honest = await ask(next);
		return verdict("request-in-a-body", `${tried} framings`, [
			[!smuggled, "a body was carried out as a request"],
			[wrong.length === 0, `answered otherwise: ${wrong.join("; ")}`],
			[honest.endsWith("ok"), "the site does not answer any more"],
		]);
	} finally {
		await site.stop();
	}
};
