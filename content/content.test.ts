import { expect, test } from "vitest";
import { COUNTRIES } from "../domain/shared/country.ts";
import { imageAddress } from "../domain/shared/image-address.ts";
import { rupees } from "../domain/shared/money.ts";
import { RESPONSE_HOURS } from "../domain/shared/response-hours.ts";
import { countries } from "../messages/en/countries.ts";
import { builtInSummary, summaryOfProducts } from "../tests/support/catalogue.ts";
import { aboutStory, values as aboutValues, timeline } from "./about.ts";
import { seedCatalogue } from "./catalogue/catalogue.ts";
import { aboutFigures, company, documentFields, homeFigures, placeholderFields } from "./company.ts";
import { deliveryRegions } from "./countries.ts";
import { whyChooseUs } from "./home.ts";
import { serviceFigures } from "./service-figures.ts";
import { pagePaths, pageText } from "./site-text.ts";
import { exampleTestimonials } from "./testimonials.ts";

const { categories, products } = seedCatalogue;
const categoryIds = "sarees lehengas silk-sarees silk-shirts t-shirts shirts trousers dhotis".split(" ");
const headings = "5007.20 5208 6204 6205.20 6205.90 6206.10 6109.10 6109.90 6203.42".split(" ");

/** The products for which a rule does not hold, by id; an empty list names nobody. */
function breaking(rule: (product: (typeof products)[number]) => boolean): string[] {
	return products.filter((product) => !rule(product)).map((product) => product.id);
}

test("there are eight categories in the specification's order, each with five products in a row", () => {
	expect(categories.map((category) => category.id)).toEqual(categoryIds);
	expect(products.map((product) => product.category)).toEqual(categoryIds.flatMap((id) => Array(5).fill(id)));
});

test("ids and slugs are readable and unique, and pictures are named after them", () => {
	expect(new Set(products.map((product) => product.id)).size).toBe(40);
	expect(new Set(products.map((product) => product.name)).size).toBe(40);
	expect(breaking(({ id, slug }) => id === slug && /^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
	expect(breaking(({ id, image }) => image === `images/products/${id}.jpg`)).toEqual([]);
	for (const { id, image } of categories) expect(image).toBe(`images/categories/${id}.jpg`);
});

test("prices and minimum orders lie within the specification's bounds, and only the named products touch them", () => {
	const prices = products.map((product) => product.price);
	expect([Math.min(...prices), Math.max(...prices)]).toEqual([rupees(450), rupees(8500)]);
	const minimums = products.map((product) => product.minOrder);
	expect([Math.min(...minimums), Math.max(...minimums)]).toEqual([3, 50]);
	const at = (test: (product: (typeof products)[number]) => boolean) => products.filter(test).map(({ id }) => id);
	expect(at(({ price, minOrder }) => price === rupees(8500) || minOrder === 3)).toEqual(["bridal-lehenga-set"]);
	expect(at(({ price, minOrder }) => price === rupees(450) || minOrder === 50)).toEqual(["cotton-round-neck-t-shirt"]);
});

test("the Banarasi silk saree costs 2,500 rupees from 10 pieces", () => {
	expect(products.find((product) => product.id === "banarasi-silk-saree")).toMatchObject({
		name: "Banarasi Silk Saree",
		category: "silk-sarees",
		price: rupees(2500),
		minOrder: 10,
		unit: "piece",
	});
});

test("descriptions are one line of at most 80 characters, stories two to four sentences", () => {
	expect(breaking(({ description }) => description.length <= 80 && !/[.\n]$/.test(description))).toEqual([]);
	const sentences = (text: string) => text.split(/\.(?: |$)/).filter(Boolean).length;
	expect(breaking(({ story }) => sentences(story) >= 2 && sentences(story) <= 4)).toEqual([]);
	expect(breaking(({ imageAlt }) => imageAlt.length > 20 && imageAlt.length <= 125)).toEqual([]);
});

test("the fibres of every component add up to 100 per cent", () => {
	const whole = (fibres: readonly { percent: number }[]) =>
		fibres.reduce((sum, { percent }) => sum + percent, 0) === 100;
	expect(breaking(({ details }) => (details.components ?? []).every(({ fibres }) => whole(fibres)))).toEqual([]);
	expect(breaking(({ details }) => (details.components ?? []).length > 0)).toEqual([]);
});

test("each product has one to four colourways with a code of its own and a hex colour", () => {
	expect(breaking(({ details: { colourways = [] } }) => colourways.length >= 1 && colourways.length <= 4)).toEqual([]);
	const colourways = products.flatMap((product) => product.details.colourways ?? []);
	expect(new Set(colourways.map(({ code }) => code)).size).toBe(colourways.length);
	expect(colourways.filter(({ hex, second = hex }) => !/^#[0-9a-f]{6}#[0-9a-f]{6}$/.test(hex + second))).toEqual([]);
	// Who reads of two colours sees two.
	expect(colourways.filter(({ name, second }) => / and | shot with /.test(name) !== (second !== undefined))).toEqual(
		[],
	);
});

test("a size ratio has a number for each size, and whole packs make up the minimum order", () => {
	expect(breaking(({ details }) => details.sizeRatio?.length === details.sizes?.length)).toEqual([]);
	const pack = (ratio: readonly number[] = [1]) => ratio.reduce((sum, pieces) => sum + pieces, 0);
	expect(breaking(({ minOrder, details }) => minOrder % pack(details.sizeRatio) === 0)).toEqual([]);
});

test("HS headings come from the known list, silk sarees hold the silk that theirs asks for", () => {
	expect(breaking(({ details: { hsCode } }) => hsCode === undefined || headings.includes(hsCode))).toEqual([]);
	expect(products.filter(({ details }) => details.hsCode === undefined).map(({ id }) => id)).toEqual([
		"linen-saree",
		"pique-polo-t-shirt",
	]);
	const silk = products.filter(({ details }) => details.hsCode === "5007.20");
	const percent = silk.map(({ details }) => details.components?.[0]?.fibres[0]?.percent ?? 0);
	expect(Math.min(...percent)).toBeGreaterThanOrEqual(85);
});

test("what only the owner knows stays empty", () => {
	expect(
		breaking(({ details }) => details.leadTimeDays === undefined && details.sampleAvailable === undefined),
	).toEqual([]);
});

test("the company's texts stand word for word, and placeholders lie on reserved names", () => {
	expect(company).toMatchObject({
		tagline: "Premium Textile Solutions",
		wordmark: "தறி",
		founded: 2018,
		city: "Tiruppur",
		hoursWeekdays: "Mon - Sat 9:00 AM - 6:00 PM",
		hoursSunday: "Sunday closed",
		liveChatHours: "Mon-Sat 10 AM-6 PM IST",
		phoneHours: "Mon-Sat 9:00-6:00",
	});
	expect(company.whatsappNumber).toMatch(new RegExp(`^${company.phoneCountryCode}\\d{10}$`));
	const reserved = placeholderFields.filter((field) => /(Email|Url)$/.test(field)).map((field) => company[field]);
	expect(reserved.filter((value) => !String(value).includes(".example"))).toEqual([]);
});

test("both readings of the figures are shown as given", () => {
	expect(Object.values(homeFigures).map(({ value }) => value)).toEqual(["6+", "20+", "200+", "ISO", "2018"]);
	expect(Object.values(aboutFigures).map(({ value }) => value)).toEqual(["7+", "10+", "50+", "500K+"]);
});

test("the 19 country choices stand in the specification's order, each in one delivery region", () => {
	expect(COUNTRIES.map((code) => countries[code]).join(", ")).toBe(
		"India, United States, United Kingdom, Canada, Australia, Singapore, Germany, France, Italy, Japan, South Korea, " +
			"UAE, Saudi Arabia, Malaysia, Thailand, Indonesia, Bangladesh, Sri Lanka, Nepal",
	);
	expect(deliveryRegions.flatMap(({ countries }) => countries).toSorted()).toEqual(COUNTRIES.toSorted());
	const days = deliveryRegions.flatMap(({ delivery }) => delivery.map(({ days }) => [days.from, days.to]));
	expect(days).toEqual([
		[3, 6],
		[5, 10],
		[7, 14],
		[10, 20],
	]);
});

test("home and about hold the parts the specification lists", () => {
	expect(whyChooseUs.reasons.map(({ title }) => title)).toEqual([
		"Fast shipping",
		"Premium quality",
		"Eco-friendly",
		"Customer satisfaction",
	]);
	expect(aboutValues.map(({ title }) => title)).toEqual(["Heritage", "Quality", "Global Reach", "Excellence"]);
	expect(timeline.map(({ year }) => year)).toEqual([2018, 2019, 2020, 2022, 2023, 2025]);
	expect(exampleTestimonials.map(({ rating }) => rating)).toEqual([5, 5, 5]);
	const pairs = COUNTRIES.map((code) => `${countries[code]} ${code}`);
	for (const { country, countryCode } of exampleTestimonials) expect(pairs).toContain(`${country} ${countryCode}`);
});

test("page titles hold 50 to 60 characters, descriptions 120 to 155, and no two are alike", () => {
	const texts = pagePaths.map((path) => pageText(path, company.brandName, builtInSummary));
	expect(texts).toHaveLength(12);
	expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length);
	expect(new Set(texts.map(({ description }) => description)).size).toBe(texts.length);
	expect(texts.filter(({ title }) => title.length < 50 || title.length > 60)).toEqual([]);
	expect(texts.filter(({ description: { length } }) => length < 120 || length > 155)).toEqual([]);
});

test("categories, products and testimonials have the fields the specification lists, none of them empty", () => {
	const filled = (record: Readonly<Record<string, unknown>>, fields: readonly string[]) =>
		fields.every((field) => record[field] !== undefined && record[field] !== "");
	const listed = ["id", "name", "image", "description"];
	expect(categories.filter((category) => !filled(category, listed))).toEqual([]);
	expect(breaking((product) => filled(product, [...listed, "price", "minOrder", "category"]))).toEqual([]);
	expect(products).toHaveLength(40);
	const said = ["name", "company", "country", "countryCode", "quote", "rating"];
	expect(exampleTestimonials.filter((testimonial) => !filled(testimonial, said))).toEqual([]);
	expect(exampleTestimonials).toHaveLength(3);
});

test("the company's constants are all there: brand, mails, phone, address, hours, social links, country code", () => {
	const empty = Object.entries(company).flatMap(([field, value]) => (value === "" ? [field] : []));
	expect(empty.filter((field) => !documentFields.some((known) => known === field))).toEqual([]);
	expect(company.phoneCountryCode).toBe("91");
	expect([company.salesEmail, company.infoEmail].filter((address) => !/^\S+@\S+$/.test(address))).toEqual([]);
	const social = [company.instagramUrl, company.facebookUrl, company.linkedinUrl];
	expect(social.filter((address) => !address.startsWith("https://"))).toEqual([]);
	expect(company.whatsappMessage).toMatch(/more information about your textile products/);
});

test("the business promises and limits are those of the specification, section 9", () => {
	expect(serviceFigures).toEqual({
		response: "24 hours",
		processing: "2 to 5 business days",
		domesticMetro: "3-6 business days",
		domesticNonMetro: "5-10 business days",
		asiaPacificMiddleEast: "7-14 business days",
		northAmericaEurope: "10-20 business days",
		tracking: "24-48 hours",
		cancellation: "2 hours",
		damageReport: "7 days",
		refundStart: "3-5 business days",
		refundClearing: "5-10 business days",
		privacyAnswer: "30 days",
		privacyRevised: "June 25, 2025",
		termsUpdated: "June 2025",
		minimumAge: "18",
		courts: "Tirunelveli",
	});
	expect(RESPONSE_HOURS).toBe(24);
	expect(serviceFigures.response).toBe(`${RESPONSE_HOURS} hours`);
	expect(imageAddress("photo.webp")).toContain("v=1.0.0");
});

test("titles and story carry the name and the city that the owner has set", () => {
	const titles = pagePaths.map((path) => pageText(path, "Another Mill", builtInSummary).title);
	expect(titles.filter((title) => !title.includes("Another Mill") || title.includes("Thari"))).toEqual([]);
	const { heading, paragraphs } = aboutStory({ brandName: "Another Mill", city: "Erode" }, builtInSummary);
	expect(heading).toBe("A maker and exporter from Erode");
	expect(paragraphs[0]).toContain("Another Mill was founded in Erode in 2018.");
	expect(aboutStory(company, summaryOfProducts({ categories: [], products: [] })).paragraphs).toHaveLength(2);
});
