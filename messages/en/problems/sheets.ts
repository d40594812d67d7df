import { plural } from "../count.ts";

/** Why no line sheet or selection was made as a PDF. */
export const sheetProblems = {
	"too-many-sheets": ({ minutes }: { minutes: number }) =>
		`More PDFs have been asked for than we can make. Please try again in ${plural(minutes, { one: "1 minute", other: `${minutes} minutes` })}; the products themselves are always at /products.`,
	"sheets-busy":
		"Several PDFs are being made at this moment. Please try again in a minute; the products themselves are always at /products.",
	"sheet-not-made":
		"The PDF could not be made. Please try again in a minute, or write to us and we will send it to you.",
	"selection-empty":
		"None of these products is in our catalogue any more, so there is nothing to put into a PDF. Please choose others at /products.",
	"selection-unreadable":
		"The selection could not be read. Please open your cart and ask for the PDF from there; it holds up to 100 products.",
};
