/** Reads a per cent of a whole as a person types it: "5", "2.5 %", "0,25". @returns hundredths, from 0 to 10,000 */
export function readPercent(text: string): number | undefined {
	const bare = text.replace(/[%\s]/g, "").replace(",", ".");
	if (!/^\d{1,3}(\.\d{1,2})?$/.test(bare)) return undefined;
	const hundredths = Math.round(Number(bare) * 100);
	return hundredths <= 10_000 ? hundredths : undefined;
}
