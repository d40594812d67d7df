import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
	export interface ProvidedContext {
		postgresUrl: string;
	}
}

/** One PostgreSQL server for the whole run; each test makes a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => void> {
	const server = await startPostgres();
	project.provide("postgresUrl", server.url);
	return () => server.stop();
}
