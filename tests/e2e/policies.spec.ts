import { anyWidth, expect, open, test } from "./site-test.ts";

const figures: Record<string, { title: string; says: (string | RegExp)[] }> = {
	"/privacy-policy": {
		title: "Privacy Policy",
		says: [
			"Last revised June 25, 2025",
			"We answer privacy requests within 30 days",
			"aged 18 or over",
			"under the supervision of a parent or guardian",
			"'My Orders' section",
			"in the browser's local storage",
		],
	},
	"/terms-conditions": {
		title: "Terms & Conditions",
		says: ["June 2025", "18", "parent or guardian", "governed by the laws of India", "courts of Tirunelveli, India"],
	},
	"/terms": { title: "Terms & Conditions", says: ["June 2025", "courts of Tirunelveli, India"] },
	"/shipping-policy": {
		title: "Shipping Policy",
		says: [
			"Order processing takes 2 to 5 business days",
			/Metro cities\s*3-6 business days/,
			/Non-metro addresses\s*5-10 business days/,
			/Asia-Pacific and Middle East.*7-14 business days/,
			/North America and Europe.*10-20 business days/,
			"Tracking data appears after 24-48 hours",
			"within 7 days of delivery",
		],
	},
	"/cancellation-refund-policy": {
		title: "Cancellation & Refund Policy",
		says: [
			/Cancel an order\s*Within 2 hours after purchase/,
			/Report damage or a defect\s*Within 7 days after delivery/,
			/Refund starts\s*3-5 business days after approval/,
			/Refund clears at the bank\s*5-10 business days/,
		],
	},
};

for (const [path, { title, says }] of Object.entries(figures)) {
	test(`${path} gives every figure of the specification`, anyWidth, async ({ page }) => {
		await open(page, path);
		const main = page.getByRole("main");
		await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
		for (const text of says) await expect(main).toContainText(text);
		const canonical = path === "/terms" ? "/terms-conditions" : path;
		await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${canonical}$`));
	});
}
