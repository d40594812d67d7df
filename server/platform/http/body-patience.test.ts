import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FILES_WITHIN, hurryBody, waitForFiles } from "./body-patience.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function incoming(headers: Record<string, string>) {
	let bytesRead = 0;
	const socket = Object.defineProperty(new Socket(), "bytesRead", { get: () => bytesRead });
	const request = Object.assign(new IncomingMessage(socket), { headers, destroy: vi.fn() });
	const bring = (bytes: number) => {
		bytesRead += bytes;
	};
	return { request, bring };
}

test("a body that does not come within 15 seconds ends its connection, one that has come does not", () => {
	const slow = incoming({ "content-length": "9" });
	const done = incoming({ "transfer-encoding": "chunked" });
	for (const { request } of [slow, done]) hurryBody(request);
	done.request.complete = true;
	vi.advanceTimersByTime(14_999);
	expect(slow.request.destroy).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(slow.request.destroy).toHaveBeenCalledOnce();
	expect(done.request.destroy).not.toHaveBeenCalled();
});

test("what a gate has let in is waited for as long as files need", () => {
	const { request, bring } = incoming({ "content-length": "9" });
	hurryBody(request);
	vi.advanceTimersByTime(10_000);
	waitForFiles(request);
	for (let time = 0; time < FILES_WITHIN - 1_000; time += 1_000) {
		bring(6_000);
		vi.advanceTimersByTime(1_000);
	}
	vi.advanceTimersByTime(999);
	expect(request.destroy).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(request.destroy).toHaveBeenCalledOnce();
});

test.each([
	["a byte a second", 1, 1],
	["much at first and then nothing", 0, 2],
])("files that come by %s are given up", (_, bytes, windows) => {
	const { request, bring } = incoming({ "content-length": "26000000" });
	hurryBody(request);
	waitForFiles(request);
	if (bytes === 0) bring(1_000_000);
	for (let time = 0; time < windows * 15_000 - 1_000; time += 1_000) {
		bring(bytes);
		vi.advanceTimersByTime(1_000);
	}
	expect(request.destroy).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1_000);
	expect(request.destroy).toHaveBeenCalled();
});

test("a request without a body is not timed, and one that has closed is forgotten", () => {
	const none = incoming({});
	const closed = incoming({ "content-length": "9" });
	for (const { request } of [none, closed]) hurryBody(request);
	closed.request.emit("close");
	waitForFiles(none.request);
	vi.advanceTimersByTime(2 * FILES_WITHIN);
	expect([none.request.destroy, closed.request.destroy].map((destroy) => destroy.mock.calls.length)).toEqual([0, 0]);
});
