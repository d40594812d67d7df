import { expect, test } from "vitest";
import { company } from "../company.ts";
import { footerLabels, policiesOf } from "./policies.ts";
import type { Block, Policy } from "./policy.ts";

const policies = policiesOf(company);

function blockText(block: Block): string {
	if (block.kind === "paragraph") return block.text;
	if (block.kind === "linked") return block.parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
	if (block.kind === "list") return block.items.join(" ");
	return [block.caption, ...block.head, ...block.rows.flat()].join(" ");
}

function policyText({ title, summary, sections }: Policy): string {
	return [title, summary, ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(blockText)])].join(" ");
}

/** Every figure of the specification, section 9, in the policy where a reader looks for it. */
const figures: Record<Policy["slug"], readonly string[]> = {
	"privacy-policy": [
		"30 days",
		"June 25, 2025",
		"up to 7 days",
		"18",
		"parent or guardian",
		"'My Orders'",
		"local storage",
	],
	"terms-conditions": ["June 2025", "18", "parent or guardian", "laws of India", "courts of Tirunelveli", "24 hours"],
	"shipping-policy": [
		"2 to 5 business days",
		"Metro cities 3-6 business days",
		"Non-metro addresses 5-10 business days",
		"Nepal 7-14 business days",
		"Italy 10-20 business days",
		"24-48 hours",
		"7 days",
	],
	"cancellation-refund-policy": [
		"within 2 hours after purchase",
		"Within 7 days after delivery",
		"3-5 business days after approval",
		"5-10 business days",
	],
};

test("the four policies stand in the order of the footer, each with its name there", () => {
	expect(policies.map(({ slug }) => slug)).toEqual(Object.keys(footerLabels));
	expect(footerLabels["cancellation-refund-policy"]).toBe("Cancellation & Refund");
});

test.each(policies)("$slug contains its figures", (policy) => {
	const text = policyText(policy);
	expect(figures[policy.slug].filter((figure) => !text.includes(figure))).toEqual([]);
});

test.each(policies)("$slug holds 500 to 1100 words", (policy) => {
	const words = policyText(policy).split(/\s+/).length;
	expect(words).toBeGreaterThanOrEqual(500);
	expect(words).toBeLessThanOrEqual(1100);
});

test.each(policies)("$slug has sections with anchors of their own, and tables whose rows are full", ({ sections }) => {
	expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
	expect(sections.filter(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
	for (const { blocks } of sections)
		for (const block of blocks)
			if (block.kind === "table") for (const row of block.rows) expect(row).toHaveLength(block.head.length);
});

test("the dated policies carry their dates", () => {
	const dates = policies.map(({ revised }) => revised);
	expect(dates).toEqual(["June 25, 2025", "June 2025", undefined, undefined]);
});

test("no policy names an address or number that the owner could change elsewhere", () => {
	expect(policies.map(policyText).filter((text) => /@|\.example|\+91/.test(text))).toEqual([]);
});

test("terms and privacy policy bind the company under its own name and city", () => {
	const texts = policiesOf({ brandName: "Another Mill", city: "Erode" }).map(policyText);
	expect(texts[0]).toContain("Another Mill, Erode, Tamil Nadu, India, decides how the data is used");
	expect(texts[1]).toContain('between you and Another Mill, Erode, Tamil Nadu, India ("we")');
	expect(texts.filter((text) => /Thari|Tiruppur/.test(text))).toEqual([]);
});
