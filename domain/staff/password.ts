import type { Problem } from "../shared/problem.ts";

/*
 * What a password must be: long, and not one that is tried first. No rules on its characters, which only make
 * people write "1!" behind a word (NIST SP 800-63B, section 5.1.1.2).
 */

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"password-too-short": { minimum: number };
		"password-too-long": { limit: number };
		"password-common": object;
		"password-own-words": object;
	}
}

export const PASSWORD_LEAST = 12;
export const PASSWORD_MOST = 128;

/** Tried first by everybody who tries; those of at least twelve characters, without spaces and case. */
const COMMON = new Set([
	"password1234",
	"password12345",
	"password123456",
	"passwordpassword",
	"passw0rd1234",
	"p@ssw0rd1234",
	"p@ssword1234",
	"mypassword123",
	"newpassword123",
	"changeme1234",
	"changeme12345",
	"changemenow1",
	"letmein12345",
	"letmein123456",
	"welcome12345",
	"welcome123456",
	"administrator",
	"administrator1",
	"admin1234567",
	"adminadmin12",
	"iloveyou1234",
	"iloveyou12345",
	"sunshine1234",
	"princess1234",
	"football1234",
	"baseball1234",
	"superman1234",
	"trustno112345",
	"qwerty123456",
	"qwertyuiop12",
	"qwertyuiop123",
	"qwertyuiopasdf",
	"qwertyuiop[]",
	"1qaz2wsx3edc",
	"1q2w3e4r5t6y",
	"q1w2e3r4t5y6",
	"zaq12wsxcde3",
	"asdfghjkl123",
	"asdfghjkl;'",
	"zxcvbnm12345",
	"abcd12345678",
	"abc123456789",
	"a1b2c3d4e5f6",
	"india1234567",
	"india@123456",
	"tiruppur1234",
	"tamilnadu123",
	"correcthorsebatterystaple",
]);

const RUNS = [
	"01234567890123456789",
	"abcdefghijklmnopqrstuvwxyz",
	"qwertyuiopasdfghjklzxcvbnm",
	"qwertzuiopasdfghjklyxcvbnm",
];
/** How many characters must remain once the company's and the person's own words are taken out. */
const OWN_LEFT = 6;

/**
 * The text that is hashed: the same letters typed on two keyboards are the same password (RFC 8265, section 4.2).
 */
export function preparePassword(text: string): string {
	return text.normalize("NFC");
}

/**
 * Why a password cannot be taken; undefined when it can.
 * @param words the person's name and email address, the company's name: what somebody who knows them would try
 */
export function passwordProblem(text: string, words: readonly string[]): Problem | undefined {
	const length = [...preparePassword(text)].length;
	if (length < PASSWORD_LEAST) return { code: "password-too-short", minimum: PASSWORD_LEAST };
	if (length > PASSWORD_MOST) return { code: "password-too-long", limit: PASSWORD_MOST };
	const plain = text.toLowerCase().replace(/\s+/g, "");
	if (COMMON.has(plain) || isRepeated(plain) || isRun(plain)) return { code: "password-common" };
	const own = words.flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= 3);
	const left = own.reduce((rest, word) => rest.replaceAll(word, ""), plain);
	if (own.length > 0 && left !== plain && left.length < OWN_LEFT) return { code: "password-own-words" };
	return undefined;
}

/** One to four characters over and over. */
function isRepeated(text: string): boolean {
	return [1, 2, 3, 4].some(
		(size) =>
			text ===
			text
				.slice(0, size)
				.repeat(Math.ceil(text.length / size))
				.slice(0, text.length),
	);
}

/** Neighbours of the alphabet, the digits or the keyboard, forwards or backwards. */
function isRun(text: string): boolean {
	const backwards = [...text].reverse().join("");
	return RUNS.some((run) => run.includes(text) || run.includes(backwards));
}
