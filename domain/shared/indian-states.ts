/** The states and territories of India by their code in a GSTIN (list of the GST Network); 25 and 28 are no longer given. */
export const STATE_CODES = [
	"01",
	"02",
	"03",
	"04",
	"05",
	"06",
	"07",
	"08",
	"09",
	"10",
	"11",
	"12",
	"13",
	"14",
	"15",
	"16",
	"17",
	"18",
	"19",
	"20",
	"21",
	"22",
	"23",
	"24",
	"26",
	"27",
	"29",
	"30",
	"31",
	"32",
	"33",
	"34",
	"35",
	"36",
	"37",
	"38",
] as const;
export type StateCode = (typeof STATE_CODES)[number];

/** The code that a text is; "" for any other. */
export function readState(text: string): StateCode | "" {
	return STATE_CODES.find((code) => code === text) ?? "";
}
