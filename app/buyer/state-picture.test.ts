import { expect, test } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { pictureOf } from "../../content/picture-source.ts";
import { caseView, entry, shown, version } from "../../tests/support/buyer-views.ts";
import { statePicture } from "./state-picture.ts";

const [offered, question, working, declined, over] = seedCatalogue.products
	.slice(20, 25)
	.map(({ image }) => pictureOf(image));
if (!offered || !question || !working || !declined || !over) throw new Error("five pictures are wanted");
const pictures = { offered, question, working, declined, over };

test("an offer that was declined shows the goods it was of, and one whose goods have no picture that of its state", () => {
	const view = shown(caseView("declined_by_buyer", { versions: [version(1)], entries: [entry("decline", "buyer")] }));
	const [line] = view.request.lines;
	if (!line) throw new Error("the request has no line");
	const goods = { ...view, quote: null, request: { ...view.request, lines: [{ ...line, picture: question }] } };
	expect(statePicture(goods, pictures)).toBe(question);
	const bare = { ...goods, request: { ...view.request, lines: [{ ...line, picture: null }] } };
	expect(statePicture(bare, pictures)).toBe(declined);
});

test("a request that waits shows the picture of its state, whatever was asked for", () => {
	expect(statePicture(shown(caseView("new")), pictures)).toBe(working);
});
