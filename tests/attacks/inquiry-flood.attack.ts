import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { HURRIED } from "../../server/intake/form-keys.ts";
import { exampleInquiry } from "../support/example-forms.ts";
import { startSite } from "../support/site.ts";
import { fetchFormKey, postOrder } from "../support/submit.ts";
import { type Trial, verdict } from "../support/verdict.ts";

/*
 * A stranger with one IPv6 /48, and one with many IPv4 addresses, send inquiries as fast as they are let: the staff's
 * mailboxes would be full of notices, and the shop shut for everybody's orders. The same stranger then orders under
 * many names of one mailbox, which would be full of acknowledgements.
 */

const ALIASES = ["victim@yahoo.com", "victim-a@yahoo.com", "victim-b@yahoo.com", "victim+c@yahoo.com"];

export const attack: Trial = async (short) => {
	const all = short ? 300 : 2000;
	const site = await startSite({
		env: {
			FORMS_PER_HOUR: "30",
			FORMS_PER_HOUR_IN_ALL: String(all),
			TRUSTED_PROXIES: "127.0.0.1",
			STAFF_EMAIL: "staff@thari.example",
		},
	});
	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { readOnly: true, timeout: 5000 });
	const count = (where: string) => Number(database.prepare(`select count(*) as n from ${where}`).get()?.n);
	const inquire = async (address: string, formKey: string) => {
		const response = await fetch(`${site.url}/contact`, {
			method: "POST",
			headers: { Origin: site.url, "X-Forwarded-For": address },
			body: new URLSearchParams({ ...exampleInquiry, message: `Question ${formKey}`, formKey }),
		});
		await response.text();
		return response.status;
	};
	const keys = (length: number) => Promise.all(Array.from({ length }, () => fetchFormKey(site.url)));
	try {
		const given = await keys(all + 210);
		const orders = await keys(1 + ALIASES.length);
		await new Promise((resolve) => setTimeout(resolve, HURRIED + 20));
		const next = () => given.pop() ?? "";
		const around = await Promise.all(
			Array.from({ length: 150 }, (_, n) => inquire(`2001:db8:1:${(n % 72).toString(16)}::1`, next())),
		);
		const many: number[] = [];
		for (let n = 0; n < all + 50; n += 10)
			many.push(
				...(await Promise.all(
					Array.from({ length: 10 }, (_, i) => inquire(`10.0.${Math.floor((n + i) / 28)}.1`, next())),
				)),
			);
		const statuses = await Promise.all(
			["buyer@company.example", ...ALIASES].map((email, n) => postOrder(site.url, { email, formKey: orders[n] ?? "" })),
		);
		const stored = count("inquiry");
		const singles = count("outbox where kind = 'staff-inquiry'");
		const digests = count("outbox where kind = 'staff-inquiries'");
		const acknowledged = count("outbox where kind = 'buyer-acknowledgement' and recipient like 'victim%'");
		const ok = (list: number[]) => list.filter((status) => status === 200).length;
		return verdict(
			"inquiry-flood",
			`${stored} inquiries stored, ${singles} mailed one by one, ${digests} mails about the rest`,
			[
				[ok(around) <= 120, `${ok(around)} inquiries came through from one /48`],
				[stored === all, `${stored} of at most ${all} inquiries are stored`],
				[ok(many) + ok(around) === stored, "every inquiry that was answered with 200 is in the desk, and no other"],
				[singles <= 60, `${singles} mails about single inquiries`],
				[digests >= 1 && digests <= 2, `${digests} mails about the flood`],
				[statuses.every(({ status }) => status === 303), `orders: ${statuses.map(({ status }) => status).join(" ")}`],
				[acknowledged === 1, `${acknowledged} acknowledgements went to one mailbox`],
			],
		);
	} finally {
		database.close();
		await site.stop();
	}
};
