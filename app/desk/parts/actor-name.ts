type Actor = { actor: string; by: string | undefined };

type Names = {
	/** The name of the signed-in person: what they did themselves is "You". */
	me?: string;
	/** How the buyer is called here. */
	buyer?: string;
};

/** Who did something, as the beginning of a sentence: a colleague by name, the buyer, or the system by time alone. */
export function actorName({ actor, by }: Actor, { me, buyer = "The buyer" }: Names = {}): string {
	if (actor === "staff") return by !== undefined && by === me ? "You" : (by ?? "A colleague");
	return actor === "buyer" ? buyer : "The system";
}
