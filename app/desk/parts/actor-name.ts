type Actor = { actor: string; by: string | undefined };

type Names = {
	/** The name of whoever looks: what they did themselves is "You". */
	me?: string;
	/** How the buyer is called here. */
	buyer?: string;
};

/** Who did something, as a sentence begins with it: a colleague by name, the buyer, or nobody but the clock. */
export function actorName({ actor, by }: Actor, { me, buyer = "The buyer" }: Names = {}): string {
	if (actor === "staff") return by !== undefined && by === me ? "You" : (by ?? "A colleague");
	return actor === "buyer" ? buyer : "The system";
}
