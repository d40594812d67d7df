/** Texts are parted where a line ends, and in HTML by tags: they are compared without either. */
const tight = (text: string) => text.replace(/<[^>]*>|\s+/g, "");

/** Which of these words do not stand in a text: that of a page, a mail or a PDF. */
export function unsaid(text: string, words: readonly string[]): string[] {
	const said = tight(text);
	return words.filter((each) => !said.includes(tight(each)));
}
