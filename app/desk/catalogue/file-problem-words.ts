import { plural } from "../../../messages/en/count.ts";

type Size = { width: number; height: number };

/** What is not right in a file of products. */
export const fileProblems = {
	"quote-not-closed": "A quotation mark is opened here and never closed. Nothing after it can be read.",
	"text-after-quote": "There is text after a closing quotation mark. Nothing after it can be read.",
	"file-empty": "The file is empty. Please begin with a line that names the columns.",
	"file-too-wide": ({ columns, known }: { columns: number; known: number }) =>
		`The first line names ${columns} columns; there are ${known}.`,
	"file-too-long": ({ products, limit }: { products: number; limit: number }) =>
		`The file has ${products} products; please send at most ${limit} at once.`,
	"cells-differ": ({ cells, columns }: { cells: number; columns: number }) =>
		`This line has ${plural(cells, { one: "1 cell", other: `${cells} cells` })} where the first line has ${columns}.`,
	"column-unknown": ({ known }: { known: string }) =>
		`There is no column of this name. Please remove it or name it one of: ${known}.`,
	"column-twice": "This column is there twice.",
	"id-unknown": ({ id }: { id: string }) =>
		`No product has the id ${id}. Please leave the cell empty for a new product.`,
	"cost-of-nothing": ({ id }: { id: string }) =>
		`No product has the id ${id || "that is left empty here"}. Please remove the line.`,
	"cost-columns-missing": "Please name the columns in the first line: id and cost.",
	"product-twice": ({ name, line }: { name: string; line: number }) =>
		`${name} is already in line ${line}. Please keep one of the two.`,
	"position-not-right": ({ text }: { text: string }) =>
		`Please write the place in its category as a whole number, not "${text}".`,
	"category-unknown": ({ name }: { name: string }) => `There is no category ${name}. Please add it in the desk first.`,
	"pool-unknown": ({ name }: { name: string }) => `There is no pool ${name}. Please add it in the desk first.`,
	"picture-not-uploaded": ({ path }: { path: string }) =>
		`There is no picture ${path}. Please upload it in the desk first.`,
	"value-taken-in-file": ({ field, value, owner }: { field: "slug" | "sku"; value: string; owner: string | number }) =>
		`${typeof owner === "number" ? `line ${owner}` : owner} has the ${field === "slug" ? "address" : "SKU"} ${value} already. Please give its id to change it, or another one here.`,
};

/** Why a picture cannot be taken. */
export const uploadProblems = {
	"alt-missing": "Please say in a few words what the picture shows; people who do not see it hear that.",
	"upload-busy": "Several pictures are being made already; please send yours again in half a minute.",
	"upload-damaged": "The picture cannot be read: it may be damaged or cut off. Please save it again and upload it.",
	"upload-missing": "Please choose a picture.",
	"upload-too-large": ({ megabytes }: { megabytes: number }) =>
		`The picture is larger than ${megabytes} MB; please save it smaller and upload it again.`,
	"upload-of-other-kind": "This is not a JPEG, PNG, WebP or AVIF picture; please save it as one of these.",
	"upload-moves": "This picture is animated; please upload a still one.",
	"upload-too-many-pixels": ({ width, height, millions }: Size & { millions: number }) =>
		`The picture has ${width} × ${height} pixels, more than ${millions} million; please save it smaller and upload it again.`,
	"upload-too-small": ({ width, height, least }: Size & { least: Size }) =>
		`The picture has ${width} × ${height} pixels; please upload one of at least ${least.width} × ${least.height}.`,
};
