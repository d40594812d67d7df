import { symmetricDecrypt } from "better-auth/crypto";
import { encode } from "uqr";

/** What an app needs to learn a second factor, as a picture and as text. */
export type Enrolment = {
	/** The QR code's dark squares as the path of a drawing of `size` units a side. */
	qr: { path: string; size: number };
	/** The secret in groups of four, for typing. */
	secret: string;
};

/** How a secret of better-auth is shown to its owner. */
export async function showSecret(encrypted: string, key: string, issuer: string, email: string): Promise<Enrolment> {
	const secret = base32(Buffer.from(await symmetricDecrypt({ key, data: encrypted })));
	const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
	const address = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&digits=6&period=30`;
	const { data, size } = encode(address, { ecc: "M", border: 2 });
	const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
	return { qr: { path, size }, secret: secret.match(/.{1,4}/g)?.join(" ") ?? secret };
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Base32 without padding (RFC 4648, section 6), as authenticator apps take it. */
function base32(bytes: Buffer): string {
	const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
	return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}
