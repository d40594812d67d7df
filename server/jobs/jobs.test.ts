import { expect, test } from "vitest";
import { StorageError } from "../platform/storage-error.ts";
import { Jobs } from "./jobs.ts";

function jobsOf(failure: Error) {
	const done: string[] = [];
	const job = (name: string, work = () => {}) => ({
		name,
		async run() {
			done.push(name);
			work();
		},
	});
	const failing = job("second", () => {
		throw failure;
	});
	return { done, jobs: new Jobs([job("first"), failing, job("third")], () => 0) };
}

test("a job that throws holds up none behind it", async () => {
	const { done, jobs } = jobsOf(new Error("No."));
	await jobs.round();
	await jobs.stop();
	expect(done).toEqual(["first", "second", "third"]);
});

test("a database that fails ends the round: the others would fail the same way", async () => {
	const { done, jobs } = jobsOf(new StorageError("full", "no", new Error("SQLITE_FULL")));
	await jobs.round();
	await jobs.stop();
	expect(done).toEqual(["first", "second"]);
});
