import type { MigrationFiles } from "./migrate.ts";

const found = import.meta.glob<string>("./migrations/*.sql", { query: "?raw", import: "default", eager: true });

/** The migrations as they were built in. */
export const migrationFiles: MigrationFiles = Object.fromEntries(
	Object.entries(found).map(([path, text]) => [path.replace(/^.*\//, ""), text]),
);
