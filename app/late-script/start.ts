/** What the browser's half of the router is started with; the server's entry takes it from its context (read-start.ts). */
export type Start = {
	/** What the router's server tells its browser: the address the site begins at, how routes are found. */
	context: Record<string, unknown>;
	/** Address of the script that lists the routes. */
	routes: string;
	/** The route modules of the page, by their ids. */
	modules: Record<string, string>;
	/** Address of the application's entry. */
	entry: string;
};
