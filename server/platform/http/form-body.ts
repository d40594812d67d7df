import { getMultipartBoundary, type MultipartPart, parseMultipartStream } from "@remix-run/multipart-parser";
import { isMultipart, largestBody } from "./body-limits.ts";

/** More fields and files than the largest of our forms has: a page of fifty products' prices. */
const MOST_PARTS = 400;

/** The longest boundary there is (RFC 2046, section 5.1.1): looking for one at the end of each chunk costs its square. */
const LONGEST_BOUNDARY = 70;

/** The most a part's headers take: a field's name, a file's name of 255 bytes, its type. */
const PART_HEADER = 2 * 1024;

/** No form has it (RFC 7578, section 4.2), and the decoder prints what it cannot decode. */
const ENCODED_NAME = /(?:^|;)\s*(?:file)?name\*/i;

/** A body that none of our forms could have made. */
class UnreadableForm extends Error {}

/**
 * The fields and files of a posted form. A body with files is read part by part and given up at the first part too
 * many: `Request.formData()` takes every part apart before it counts any, which of 300,000 parts takes seconds and
 * hundreds of megabytes.
 * @throws UnreadableForm
 */
export async function readFormBody(request: Request): Promise<FormData> {
	const type = request.headers.get("Content-Type") ?? "";
	if (isMultipart(type)) return readParts(request, type);
	if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw new UnreadableForm(`not a form: ${type}`);
	const text = await request.text();
	if (text.split("&", MOST_PARTS + 1).length > MOST_PARTS) throw new UnreadableForm("too many fields");
	const form = new FormData();
	for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
	return form;
}

async function readParts({ body }: Request, type: string): Promise<FormData> {
	const boundary = getMultipartBoundary(type);
	if (!body || !boundary || boundary.length > LONGEST_BOUNDARY) throw new UnreadableForm("no parts");
	const sizes = { maxHeaderSize: PART_HEADER, maxFileSize: largestBody, maxTotalSize: largestBody };
	const limits = { boundary, maxParts: MOST_PARTS, ...sizes };
	const form = new FormData();
	try {
		for await (const part of parseMultipartStream(body, limits)) append(form, part);
	} catch (error) {
		throw new UnreadableForm("not in parts", { cause: error });
	}
	return form;
}

function append(form: FormData, part: MultipartPart): void {
	if (ENCODED_NAME.test(part.headers["content-disposition"] ?? "")) throw new UnreadableForm("an encoded name");
	if (part.name === undefined) return;
	const { content, filename = "", mediaType = "" } = part;
	if (part.isText) form.append(part.name, part.text);
	else form.append(part.name, new File([Buffer.concat(content)], filename, { type: mediaType }));
}
