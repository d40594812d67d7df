/** A colleague as a page shows them. */
export type Colleague = { id: string; name: string };

/** Who has a case: initials in a circle, one's own in the accent; a dashed circle while nobody has it. */
export function Avatar({ who, me }: { who: Colleague | undefined; me: string }) {
	if (!who)
		return (
			<span className="avatar none" title="Nobody yet">
				<span className="sr">Nobody yet</span>
			</span>
		);
	const mine = who.id === me;
	return (
		<span className={mine ? "avatar me" : "avatar"} title={mine ? `${who.name} (you)` : who.name}>
			<span aria-hidden="true">{initials(who.name)}</span>
			<span className="sr">{mine ? "Yours" : who.name}</span>
		</span>
	);
}

/** "Priya Sundaram" becomes "PS". */
export function initials(name: string): string {
	const words = name.split(/\s+/).filter(Boolean);
	const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
	return letters.join("").toUpperCase() || "?";
}
