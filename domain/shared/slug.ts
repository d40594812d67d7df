/** The last part of an address: small letters, digits and single hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const MAX_SLUG = 100;

/** The address part that a name suggests: "Kota Doria Saree" gives "kota-doria-saree"; accents are dropped. */
export function slugOf(name: string): string {
	const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
	return plain
		.replace(/['’]/g, "")
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, MAX_SLUG)
		.replace(/^-+|-+$/g, "");
}
