import type { Page } from "@playwright/test";
import { priya, seen } from "../support/cases.ts";
import type { Site } from "../support/site.ts";
import { asks, buyersCase, type Case, expectPictureClear } from "./buyer.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

const accept = (one: Case) =>
	one.does((shop) =>
		shop.services.buyerCases.perform(one.access, {
			kind: "accept",
			version: 1,
			termsAccepted: true,
			name: "Example Buyer",
		}),
	);
const takes = (one: Case, kind: "mark_spam" | "take") =>
	one.does(async (shop, database) => shop.services.staffCases.perform(priya, await seen(database, one.id), { kind }));

/** Each state, how a case gets there, and what its page says first. */
export const states = {
	new: { heading: "We are working on your quotation.", reach: async () => {} },
	in_review: { heading: "We are working on your quotation.", reach: (one) => takes(one, "take") },
	needs_info: { heading: "We have a question for you.", reach: (one) => asks(one, "Which sizes?") },
	quoted: { heading: "Your quotation is ready.", reach: (one) => one.quote() },
	revision_requested: {
		heading: "You have asked for a change.",
		reach: async (one) => {
			await one.quote();
			const act = { kind: "request_change", version: 1, message: "25 please", wanted: [] } as const;
			await one.does((shop) => shop.services.buyerCases.perform(one.access, act));
		},
	},
	accepted: {
		heading: "Thank you. The order is placed.",
		reach: async (one) => {
			await one.quote();
			await accept(one);
		},
	},
	declined_by_buyer: {
		heading: "You have declined this quotation.",
		reach: async (one) => {
			await one.quote();
			await one.does((shop) =>
				shop.services.buyerCases.perform(one.access, { kind: "decline", version: 1, reason: "" }),
			);
		},
	},
	declined_by_us: {
		heading: "We cannot make you an offer this time.",
		reach: (one) =>
			one.does(async (shop, database) =>
				shop.services.staffCases.perform(priya, await seen(database, one.id), { kind: "refuse", reason: "No linen." }),
			),
	},
	withdrawn_by_buyer: {
		heading: "You have withdrawn this request.",
		reach: (one) =>
			one.does((shop) => shop.services.buyerCases.perform(one.access, { kind: "withdraw_request", reason: "" })),
	},
	expired: {
		heading: "This quotation has expired.",
		reach: async (one) => {
			await one.quote();
			const { valid_until } = one.row();
			await one.does((shop) => shop.jobs.round(), Number(valid_until) + 1);
		},
	},
	spam: { heading: "This request is closed.", reach: (one) => takes(one, "mark_spam") },
} satisfies Record<string, { heading: string; reach(one: Case): Promise<unknown> }>;

export type State = keyof typeof states;

/** The states whose pages have parts side by side on a wide screen; the others only have more room there. */
export const WIDE: readonly State[] = ["needs_info", "quoted", "accepted"];
export const NARROW = Object.keys(states).filter(
	(status): status is State => status in states && !WIDE.some((wide) => wide === status),
);

/**
 * The buyer's page of a case in each of these states: its heading, and no text over the picture at any width. One after the
 * other in one browser, which reads the scripts and styles that they share only once.
 */
export async function expectStates(page: Page, site: Site, some: readonly State[]): Promise<void> {
	test.slow();
	const screen = page.viewportSize();
	for (const status of some)
		await test.step(status, async () => {
			const { heading, reach } = states[status];
			const one = await buyersCase(site);
			await reach(one);
			expect(one.row().status).toBe(status);
			if (screen) await page.setViewportSize(screen);
			await open(page, one.path);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
			await expectAccessible(page);
			for (const width of [320, 768, 900, 1119, 1120, 1280, 1920]) {
				await page.setViewportSize({ width, height: 900 });
				await test.step(`${width} px`, () => expectPictureClear(page));
			}
		});
}
