import { connect } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { HURRIED } from "../../server/intake/form-keys.ts";
import { startSite } from "../support/site.ts";
import { fetchFormKey, postOrder } from "../support/submit.ts";
import { type Trial, verdict } from "../support/verdict.ts";
import { reply } from "./act.ts";
import { comeIn } from "./staff.ts";

/*
 * Somebody who has a buyer's link begins a reply and holds its last byte back until colleagues have ended the link, or
 * erased the person: the words would be stored all the same. Then they send the first order form once more, which
 * would bring a link that works. And a file that was erased is sent by somebody else: it must be stored and come back.
 */

/** Posts a reply but for its last byte. @returns what sends that, and gives the status */
async function beginReply(port: number, path: string): Promise<() => Promise<number>> {
	const body = new URLSearchParams({
		act: "reply",
		message: "Held back words",
		entryId: crypto.randomUUID(),
	}).toString();
	const head = `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
	const socket = connect(port, "127.0.0.1");
	await new Promise<void>((resolve) => socket.write(head + body.slice(0, -1), () => resolve()));
	// The gate has looked once the server answers something that was asked later.
	for (let n = 0; n < 5; n++) await (await fetch(`http://localhost:${port}${path}`)).text();
	return () =>
		new Promise((resolve, reject) => {
			let answer = "";
			socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
			socket.once("error", reject);
			socket.once("close", () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])));
			socket.write(body.slice(-1));
		});
}

export const waits = true;

export const attack: Trial = async () => {
	const site = await startSite();
	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { readOnly: true, timeout: 5000 });
	const order = async (email: string) => {
		const formKey = await fetchFormKey(site.url);
		await new Promise((resolve) => setTimeout(resolve, HURRIED + 20));
		const send = () => postOrder(site.url, { email, formKey });
		return { path: `/q/${(await send()).receipt?.token}`, again: send };
	};
	try {
		const renewed = await order("renewed@buyer.example");
		const erased = await order("erased@buyer.example");
		const other = await order("other@buyer.example");
		const before = await reply(site.url, erased.path, 1);
		const [late, later] = [await beginReply(site.port, renewed.path), await beginReply(site.port, erased.path)];
		const inTime = await beginReply(site.port, other.path);
		const caseId = String(
			database.prepare("select id from quote_request where email = ?").get("renewed@buyer.example")?.id,
		);
		const owner = await comeIn(site, "owner");
		const post = async (path: string, fields: Record<string, string>) =>
			(await owner.ask(path, { method: "POST", body: new URLSearchParams(fields) })).status;
		const link = await post(`/desk/requests/${caseId}`, {
			intent: "link",
			revision: "1",
			entryId: crypto.randomUUID(),
		});
		const [email, again] = ["erased@buyer.example", "erased@buyer.example"];
		const erasure = await post("/desk/settings/erase", { email, again });
		const statuses = [await late(), await later(), await inTime()];
		const repeated = await renewed.again();
		const sameFile = await reply(site.url, other.path, 1);
		const words = database.prepare("select id from case_entry where body = 'Held back words'").all();
		const files = database.prepare("select hash from stored_file where body <> ''").all();
		return verdict("late-forms", `held back forms were answered with ${statuses.join(", ")}`, [
			[link === 200 && erasure === 200, `the desk answered with ${link} and ${erasure}`],
			[before === 303, `a reply in time was answered with ${before}`],
			[statuses[0] === 404, `after a new link was made the form was answered with ${statuses[0]}`],
			[statuses[1] === 404, `after the erasure the form was answered with ${statuses[1]}`],
			[statuses[2] === 303, `a form whose link still works was answered with ${statuses[2]}`],
			[words.length === 1, `the words were stored ${words.length} times`],
			[repeated.status === 303 && repeated.receipt?.token === undefined, "the order form sent again brings a link"],
			[sameFile === 303, `the file that was erased was answered with ${sameFile}`],
			[files.length === 1, "the file that was erased is not stored again"],
		]);
	} finally {
		database.close();
		await site.stop();
	}
};
