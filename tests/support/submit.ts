import { exampleOrder } from "./example-forms.ts";

/** Sends forms to a running site as a browser without script does. */
export async function fetchFormKey(url: string): Promise<string> {
	const response = await fetch(`${url}/form-key`);
	const { key } = (await response.json()) as { key: string };
	return key;
}

type Receipt = { reference: string; token?: string };

/** The answer of one send: the reference and the whole receipt when it was acknowledged. */
type Answer = {
	status: number;
	reference: string | undefined;
	receipt: Receipt | undefined;
	body: string;
};

export async function postOrder(url: string, fields: Record<string, string>, timeout = 10_000): Promise<Answer> {
	const response = await fetch(`${url}/checkout`, {
		method: "POST",
		headers: { Origin: new URL(url).origin, "Content-Type": "application/x-www-form-urlencoded" },
		body: new URLSearchParams({ ...exampleOrder, ...fields }),
		redirect: "manual",
		signal: AbortSignal.timeout(timeout),
	});
	const receipt = receiptOf(response);
	return { status: response.status, reference: receipt?.reference, receipt, body: await response.text() };
}

function receiptOf(response: Response): Receipt | undefined {
	const cookie = response.headers.get("set-cookie")?.match(/receipt=([^.;]+)\./)?.[1];
	return cookie === undefined ? undefined : JSON.parse(Buffer.from(decodeURIComponent(cookie), "base64").toString());
}
