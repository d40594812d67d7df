import { expect, test } from "vitest";
import { fileAnswer } from "./file-answer.server.ts";

test.each([
	["labels.pdf", `filename="labels.pdf"; filename*=UTF-8''labels.pdf`],
	["Größe (2).png", `filename="Gr__e (2).png"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%282%29.png`],
	["தறி.jpg", `filename="___.jpg"; filename*=UTF-8''%E0%AE%A4%E0%AE%B1%E0%AE%BF.jpg`],
	['a"b\\c%41.pdf', `filename="a_b_c_41.pdf"; filename*=UTF-8''a%22b%5Cc%2541.pdf`],
	["x\r\nSet-Cookie: a=b.pdf", `filename="x__Set-Cookie: a=b.pdf"; filename*=UTF-8''x%0D%0ASet-Cookie%3A%20a%3Db.pdf`],
	["half \ud800.pdf", `filename="half _.pdf"; filename*=UTF-8''half%20%EF%BF%BD.pdf`],
])("a file named %j is saved under its name, whatever characters it has", async (name, names) => {
	const answer = fileAnswer({ type: "application/pdf", bytes: Buffer.from("%PDF-") }, name, "attachment");
	expect(answer.headers.get("Content-Disposition")).toBe(`attachment; ${names}`);
	expect(answer.headers.get("Content-Type")).toBe("application/pdf");
	expect([answer.headers.get("Content-Length"), await answer.text()]).toEqual(["5", "%PDF-"]);
});
