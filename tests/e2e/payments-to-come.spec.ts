import { priya, seen } from "../support/cases.ts";
import { exampleSchedule } from "../support/example-schedule.ts";
import { acceptedCase, type Case, DAY } from "./buyer.ts";
import { anyWidth, expect, open, test } from "./site-test.ts";

async function recordPayment(one: Case): Promise<void> {
	await one.does(async (shop, database) => {
		const { ok } = await shop.services.staffCases.perform(priya, await seen(database, one.id), {
			kind: "record_payment",
		});
		expect(ok).toBe(true);
	});
}

/** Moves the acceptance into the past. */
async function acceptEarlier(one: Case, time: number): Promise<void> {
	await one.does((_, database) =>
		database.tx((db) =>
			db
				.updateTable("quote_acceptance")
				.set((row) => ({ accepted_at: row("accepted_at", "-", time) }))
				.where("case_id", "=", one.id)
				.execute(),
		),
	);
}

test(
	"an accepted page names the first payment, that it is late, and once it has arrived the next",
	anyWidth,
	async ({ page, site }) => {
		const one = await acceptedCase(site, { schedule: exampleSchedule(7) });
		await open(page, one.path);
		const head = page.getByRole("region", { name: "Thank you." });
		await expect(head).toContainText(/First paymentPay ₹[\d,]+ by \d{1,2} [A-Z][a-z]+ \d{4}/);
		await expect(head).toContainText("The proforma invoice says how to pay.");
		const advance = page.getByRole("row", { name: "30%" });
		await expect(advance).not.toContainText(/received|recorded/i);
		await acceptEarlier(one, 8 * DAY);
		await page.reload();
		await expect(head).toContainText(/First payment₹[\d,]+ was due by \d{1,2} [A-Z][a-z]+ \d{4}/);
		await expect(head).toContainText("We have not recorded this payment yet.");
		await expect(advance).toContainText("Not recorded yet");
		await recordPayment(one);
		await page.reload();
		await expect(head).toContainText(/A payment has arrived\.Next payment₹[\d,]+, against documents/);
		await expect(head).not.toContainText("First payment");
		await expect(advance).toContainText("Received");
		await expect(page.getByRole("row", { name: "70%" })).not.toContainText(/received|recorded/i);
		const last = await page.getByRole("row", { name: "70%" }).getByRole("cell").last().textContent();
		await expect(head).toContainText(`Next payment${last}`);
	},
);

test("a payment that is the only one is no first one, and leaves nothing to pay", anyWidth, async ({ page, site }) => {
	const [whole] = exampleSchedule(7).map((payment) => ({
		...payment,
		part: { typed: "percent", percent: 10_000 } as const,
	}));
	const one = await acceptedCase(site, { schedule: whole ? [whole] : [] });
	await open(page, one.path);
	const head = page.getByRole("region", { name: "Thank you." });
	await expect(head).toContainText(/\.PaymentPay ₹[\d,]+ by \d{1,2} [A-Z][a-z]+ \d{4}.*how to pay\./);
	await recordPayment(one);
	await page.reload();
	await expect(head).toContainText("A payment has arrived.");
	await expect(head).not.toContainText("how to pay");
	// How long the goods take stands among the steps.
	await expect(head).not.toContainText("35 days");
	await expect(page.getByRole("region", { name: "Where your order stands" })).toContainText("35 days");
});
