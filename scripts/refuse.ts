/** Ends a command with one sentence that says what to do. */
export function refuse(sentence: string): never {
	console.error(sentence);
	process.exit(1);
}
