import { expect, test } from "vitest";
import { bodyLimitOf, sizeText } from "./body-limits.ts";

const parts = { type: "multipart/form-data; boundary=x", hasLength: true };

test.each([
	["/contact", "64 kB"],
	["/checkout", "512 kB"],
	["/checkout.data", "512 kB"],
	["/checkouts", "64 kB"],
	["/selection/lines", "512 kB"],
	["/selection.pdf", "512 kB"],
	["/selection", "64 kB"],
	["/q/abc_-1", "26 MB"],
	["/q/abc_-1.data", "26 MB"],
	["/q/abc_-1/seen", "64 kB"],
	["/desk/requests/1", "26 MB"],
	["/desk/requests/1/quote.data", "2 MB"],
	["/desk/requests/1/quote/patterns.data", "2 MB"],
	["/desk/catalogue", "64 kB"],
	["/desk/catalogue/products/p-1", "64 kB"],
	["/desk/catalogue/products/p-1/pictures", "11 MB"],
	["/desk/catalogue/categories/c-1/pictures.data", "11 MB"],
	["/desk/catalogue/costs", "11 MB"],
	["/desk/catalogue/file.data", "61 MB"],
	["/desk/catalogues", "64 kB"],
	["/desk/sign-in", "64 kB"],
])("a form for %s has at most %s", (path, size) => {
	expect(sizeText(bodyLimitOf(path, parts))).toBe(size);
});

test.each(["application/x-www-form-urlencoded", "text/plain", "", "multipart/form-datax", "a/b; multipart/form-data"])(
	"a body of %j is a form's, whatever it is for",
	(type) => {
		for (const path of [
			"/checkout",
			"/q/abc_-1",
			"/desk/requests/1",
			"/desk/requests/1/quote",
			"/desk/catalogue/costs",
		])
			expect(sizeText(bodyLimitOf(path, { ...parts, type }))).toBe("64 kB");
	},
);

test("a body whose length nobody has announced is a form's, whatever it is for", () => {
	expect(sizeText(bodyLimitOf("/q/abc_-1", { ...parts, hasLength: false }))).toBe("64 kB");
});
