const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The bytes of a secret as an authenticator app reads it: base32, with or without gaps. */
export function fromBase32(text: string): Buffer {
	const bits = [...text.replace(/\s/g, "")].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0"));
	return Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
