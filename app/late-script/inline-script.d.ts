/** A script as one minified text, its imports in it, for a document that carries it (scripts/inline-script.ts). */
declare module "*?inline-script" {
	const text: string;
	export default text;
}
