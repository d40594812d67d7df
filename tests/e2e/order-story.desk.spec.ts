import type { Page } from "@playwright/test";
import { CIF_SAYS, EXW_SAYS, FIRST, SECOND, SIZES } from "../support/order-story.ts";
import { pdfPages } from "../support/pdf-text.ts";
import { unsaid } from "../support/said.ts";
import { comeIn } from "./desk.ts";
import { addAlternative, convertTo, copyWay, enterAmount, enterRate, openLine, sendVersion } from "./quote-desk.ts";
import { expect, fillOrder, live, open, openCart, orderButton, shownReference, toast } from "./site-test.ts";
import { caseIn, engines, newestMail, ownersLink, pdfIn, privatePageIn, STAFF, test } from "./two-browsers.ts";

/*
 * An order whose offer leaves choices, from colours and sizes on the site to a proforma invoice, undone by both sides on the
 * way. Each step is reached by the link of the email before it, and page, email and PDF say the same to the cent.
 */

const BUYER = "story@example.com";
const SHIRT = "Madras Check Shirt";
const NAVY = "Navy, ecru and rust";
const LABELS = "Woven labels";
const BANARASI = "Banarasi Silk Saree";
const KANCHI = "Kanchi Border Silk Saree";
const WAYS = ["EXW Chennai", "FOB Tuticorin", "CIF Hamburg", "DDP Hamburg"] as const;

type Taken = {
	way: string;
	saree: string;
	labels: boolean;
	says: readonly [string, string, string];
	leftOut: string[];
};
const CIF: Taken = { way: "CIF Hamburg", saree: KANCHI, labels: false, says: CIF_SAYS, leftOut: [LABELS, BANARASI] };
const EXW: Taken = { way: "EXW Chennai", saree: BANARASI, labels: true, says: EXW_SAYS, leftOut: [KANCHI] };

const expectSaid = (text: string, words: readonly string[]) => expect(unsaid(text, words)).toEqual([]);

/** What a document of the private page says, once it is made. */
async function documentOf(buyer: Page, address: string): Promise<string> {
	const answer = () => buyer.request.get(address);
	await expect.poll(async () => (await answer()).status(), { timeout: 30_000 }).toBe(200);
	return pdfPages(await (await answer()).body()).join("");
}

/** The day in words by which an advance within ten days of now is paid, in India. */
function tenDaysOn(): string {
	const inIndia = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Asia/Kolkata" });
	return inIndia.format(Date.now() + 10 * 86_400_000);
}

for (const engine of engines)
	test.describe(`on ${engine}`, () => {
		test.use({ engine });

		test("cells, an offer with choices, a change, CIF with the other saree, undone by both sides, accepted again", async ({
			page: buyer,
			desk,
			site,
			smtp,
		}) => {
			test.slow();
			const toBuyer = (subject: RegExp, says?: readonly string[]) => newestMail(smtp, BUYER, subject, says);
			const toStaff = (subject: RegExp, says?: readonly string[]) => newestMail(smtp, STAFF, subject, says);
			const heading = buyer.getByRole("heading", { level: 1 });
			const total = buyer.getByRole("complementary").getByText(/^€/).first();

			await test.step("the owner enters how the shirt is packed", async () => {
				await comeIn(desk.request, site.url, await ownersLink(site), { name: "Example Owner", email: STAFF });
				await open(desk, "/desk/catalogue/products/madras-check-shirt");
				await desk.getByText("Packing", { exact: true }).click();
				await desk.getByLabel("Pieces per carton").fill("60");
				await desk.getByLabel("Carton, cm").fill("60 x 40 x 35");
				await desk.getByLabel("Net weight of a carton, kg").fill("12");
				await desk.getByLabel("Gross weight of a carton, kg").fill("13");
				await desk.getByRole("button", { name: "Save product", exact: true }).click();
				await expect(toast(desk, "Saved. The shop shows it within two seconds.")).toBeVisible();
			});

			await test.step("the buyer splits 60 shirts by size, and orders them with wishes", async () => {
				await open(buyer, "/products/madras-check-shirt/choices?quantity=60");
				for (const [size, pieces] of Object.entries(SIZES))
					await buyer.getByRole("textbox", { name: `${NAVY}, ${size}` }).fill(String(pieces));
				await expect(buyer.getByText("All 60 pieces are split.")).toBeVisible();
				await buyer.getByRole("button", { name: "Add to Cart" }).last().click();
				await (await openCart(buyer)).getByRole("link", { name: "Proceed to Checkout" }).click();
				await expect(buyer).toHaveURL(/\/checkout$/);
				await fillOrder(buyer, BUYER);
				await buyer.getByLabel("Notes").fill("CIF Hamburg if you can, in euros.");
				await buyer.getByText("Dates, terms and currency (optional)").click();
				await buyer.getByLabel("Your reference").fill("Spring 27");
				await orderButton(buyer).click();
				await expect(buyer).toHaveURL(/\/thank-you$/);
			});
			const reference = await shownReference(buyer);
			await toBuyer(new RegExp(reference));

			await test.step("staff take it and offer it in euros, with all that the buyer may choose", async () => {
				const asked = ["in euros", "S 9, M 21, L 21, XL 9", "Spring 27"];
				await open(desk, caseIn(await toStaff(new RegExp(reference), asked)));
				for (const words of asked) await expect(desk.getByText(words).first()).toBeVisible();
				await desk
					.getByRole("button", { name: /^Take it/ })
					.first()
					.click();
				await desk.getByRole("link", { name: /^Write v1/ }).click();
				await expect(desk.getByRole("heading", { name: "Quotation v1" })).toBeVisible();
				await live(desk);
				await convertTo(desk, "EUR", "100");
				await expect(desk.getByLabel(`Price of one ${SHIRT}, EUR`)).toHaveValue("8.20");
				await openLine(desk, SHIRT);
				await desk.getByLabel(`Surcharge of XL, each, EUR, of ${SHIRT}`).fill("1");
				await desk.getByRole("button", { name: "Add a service" }).click();
				await desk.getByLabel("Service", { exact: true }).fill(LABELS);
				await desk.getByLabel(`Quantity of ${LABELS}`).fill("60");
				await desk.getByLabel(`Price of one ${LABELS}, EUR`).fill("0.10");
				await addAlternative(desk, BANARASI, 12, "Saree");
				await addAlternative(desk, KANCHI, 12, "Saree");

				await desk.getByLabel("Named place").fill("Chennai");
				await desk.getByLabel("Incoterm 2020").selectOption("EXW");
				await desk.getByText("Ways of delivery one").click();
				const fob = await copyWay(desk, "EXW Chennai", "FOB", "Tuticorin");
				await enterAmount(fob, "Fees", "20");
				const cif = await copyWay(desk, "EXW Chennai", "CIF", "Hamburg");
				await enterAmount(cif, "Freight", "120");
				await enterRate(cif, "Insurance", "0.5");
				const ddp = await copyWay(desk, "CIF Hamburg", "DDP", "Hamburg");
				await enterRate(ddp, "Import duty", "12");
				await enterRate(ddp, "Import tax", "19");
				await desk.getByText("Leaving lines out not allowed").click();
				await desk.getByLabel("The buyer may leave lines out").check();
				await desk.getByText("Payment schedule none").click();
				const payment = (number: number) => desk.getByRole("group", { name: `Payment ${number}` });
				await desk.getByRole("button", { name: "Add a payment" }).click();
				await payment(1).getByLabel("Per cent of the payment").fill("30");
				await payment(1).getByLabel("Days").fill("10");
				await desk.getByRole("button", { name: "Add a payment" }).click();
				await expect(payment(2).getByLabel("Per cent of the payment")).toHaveValue("70 %");
				await expect(desk.locator("[data-part=grand-total]")).toContainText(FIRST[0]);
				await sendVersion(desk, 1);
			});

			/** What an offer comes to, on the page that its email leads to, in the email and in its PDF. */
			const offered = async (version: number, says: typeof FIRST | typeof SECOND, more: readonly string[]) => {
				const words = [...says, ...more];
				const mail = await toBuyer(new RegExp(`version ${version}`), words);
				expectSaid(pdfIn(mail).text, words);
				await open(buyer, privatePageIn(mail));
				await expect(heading).toHaveText("Your quotation is ready.");
				await expect(total).toHaveText(says[0]);
				const [, , , , advance, rest] = says;
				for (const [index, way] of WAYS.entries())
					await expect(buyer.getByRole("tabpanel", { name: way })).toContainText(says[index] ?? "");
				const payments = buyer.getByRole("table", { name: "Payment schedule" });
				await expect(payments).toContainText(`30% within 10 days of the proforma invoice${advance}`);
				await expect(payments).toContainText(`70% against documents${rest}`);
				expectSaid((await buyer.getByRole("main").textContent()) ?? "", more);
				expectSaid(await documentOf(buyer, `${privatePageIn(mail)}/quotation/${version}`), words);
			};

			await test.step("the buyer reads the offer, and asks for 120", async () => {
				await offered(1, FIRST, ["XL: €1.00 more each, 9 of them: €9.00", "0.084 CBM", KANCHI]);
				await buyer.locator("details#change > summary").click();
				const change = buyer.locator("details#change");
				await change.getByLabel(SHIRT).fill("120");
				await change.getByLabel(/^Message/).fill("Please 120 shirts.");
				await change.getByRole("button", { name: "Send the change" }).click();
				await expect(heading).toHaveText("You have asked for a change.");
			});

			await test.step("staff revise the offer and send it again", async () => {
				const wanted = ["Please 120 shirts.", `${SHIRT}: 120 instead of 60`];
				await open(desk, caseIn(await toStaff(/asks for a change/, wanted)));
				await desk.getByRole("link", { name: /^Write v2/ }).click();
				await expect(desk.getByRole("heading", { name: "Quotation v2" })).toBeVisible();
				await live(desk);
				// The draft begins with what is wanted, and splits it as before.
				await expect(desk.getByLabel(`Quantity of ${SHIRT}`)).toHaveValue("120");
				await desk.getByLabel(`Price of one ${SHIRT}, EUR`).fill("8");
				await desk.getByLabel(`Quantity of ${LABELS}`).fill("120");
				await openLine(desk, SHIRT);
				await expect(desk.getByLabel(`${NAVY} XL of ${SHIRT}`)).toHaveValue("18");
				await expect(desk.locator("[data-part=grand-total]")).toContainText(SECOND[0]);
				await sendVersion(desk, 2);
				await offered(2, SECOND, ["XL: €1.00 more each, 18 of them: €18.00", "0.168 CBM", KANCHI]);
			});

			const accept = async ({ way, saree, labels, says, leftOut }: Taken, purchaseOrder: string) => {
				await buyer.getByRole("radio", { name: `Take ${way}` }).check();
				await buyer.getByRole("radio", { name: `Take this one ${saree}` }).check();
				await buyer.getByRole("checkbox", { name: `Take ${LABELS}` }).setChecked(labels);
				await expect(total).toHaveText(says[0]);
				const form = buyer.getByRole("region", { name: "Accept version 2" });
				await form.getByRole("checkbox", { name: /I have read the terms/ }).check();
				await form.getByLabel("Your full name").fill("Example Buyer");
				await form.getByText("Add your purchase order").click();
				await form.getByLabel("Your order number").fill(purchaseOrder);
				// It may be midnight in India between the two.
				const days = [tenDaysOn()];
				await form.getByRole("button", { name: "Accept version 2" }).click();
				await expect(heading).toHaveText("Thank you. The order is placed.");
				days.push(tenDaysOn());

				const [sum, advance, rest] = says;
				await expect(total).toHaveText(sum);
				const payments = buyer.getByRole("table", { name: "Payment schedule" });
				await expect(payments).toContainText(
					new RegExp(`proforma invoice \\(by (${days.join("|").replaceAll(" ", "\\s")})\\)${advance}`),
				);
				await expect(payments).toContainText(rest);
				const facts = buyer.getByRole("complementary").getByRole("definition");
				await expect(facts.filter({ hasText: purchaseOrder })).toBeVisible();
				// Each in a line of its own.
				const notTaken = facts.filter({ hasText: leftOut[0] });
				await expect(notTaken).toHaveText(leftOut.join(" "), { useInnerText: true });
				// The page keeps a day on one line.
				const shown = ((await payments.textContent()) ?? "").replaceAll("\u00a0", " ");
				const words = [...says, purchaseOrder, ...leftOut, `(by ${days.find((day) => shown.includes(day))})`];
				await toStaff(/accepted/, words);
				const receipt = await toBuyer(/accepted/, words);
				expect(pdfIn(receipt).name).toBe(`Proforma invoice ${reference}.pdf`);
				expectSaid(pdfIn(receipt).text, words);
				expectSaid(await documentOf(buyer, `${privatePageIn(receipt)}/proforma`), words);
			};

			/** The offer stands as before the acceptance, on the page that the email leads to and at the desk. */
			const undone = async (page: string) => {
				await open(buyer, page);
				await expect(heading).toHaveText("Your quotation is ready.");
				await expect(buyer.getByRole("link", { name: /proforma/i })).toHaveCount(0);
				expect((await buyer.request.get(`${page}/proforma`)).status()).toBe(404);
				await expect(desk.locator("[data-part=case-head]")).toContainText("Quoted");
			};

			await test.step("the buyer takes CIF and the dearer saree, and leaves the labels", () => accept(CIF, "PO-4711"));

			await test.step("the buyer asks to undo it, and staff agree", async () => {
				await buyer.getByText("Ask to undo the acceptance").click();
				await buyer.getByLabel("Reason").fill("The wrong saree.");
				await buyer.getByRole("button", { name: "Ask to undo it" }).click();
				await expect(buyer.getByText("You have asked to undo the acceptance.")).toBeVisible();
				await open(desk, caseIn(await toStaff(/asks to undo/, ["The wrong saree."])));
				await desk.getByRole("button", { name: "Agree to undo" }).click();
				await undone(privatePageIn(await toBuyer(/is undone/)));
			});

			await test.step("the buyer takes EXW, the other saree and the labels", () => accept(EXW, "PO-4712"));

			await test.step("staff ask to undo it, and the buyer agrees", async () => {
				await open(desk, caseIn(await toStaff(/accepted/)));
				await desk.getByText("Ask to undo", { exact: true }).click();
				await desk.getByLabel("Why we want to undo the acceptance").fill("The Banarasi is sold out.");
				await desk.getByRole("button", { name: "Ask the buyer to undo it" }).click();
				const page = privatePageIn(await toBuyer(/We ask to undo/, ["The Banarasi is sold out."]));
				await open(buyer, page);
				await buyer.getByRole("button", { name: "Agree to undo it" }).click();
				await expect(heading).toHaveText("Your quotation is ready.");
				await open(desk, caseIn(await toStaff(/agreed to undo/)));
				await undone(page);
			});

			await test.step("the buyer takes CIF again", () => accept(CIF, "PO-4713"));
		});
	});
