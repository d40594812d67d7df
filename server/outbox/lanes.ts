/** Deliveries that a worker has in hand at once, and those of one domain. */
const IN_ALL = 10;
const OF_ONE_DOMAIN = 3;
/** Domains of which it is remembered that they answer. */
const KNOWN = 10_000;

/** Where a delivery to this address goes, in small letters: what follows its last @, or all of it. */
export function domainOf(recipient: string): string {
	return recipient.slice(recipient.lastIndexOf("@") + 1).toLowerCase();
}

/**
 * What a worker has in hand, by the domain it goes to, so that one that hangs holds up only its own. A domain whose
 * last delivery failed, or that has had none yet, is sent one at a time until one is taken.
 */
export class Lanes {
	readonly #inHand = new Map<string, number>();
	readonly #takes = new Set<string>();
	#all = 0;

	/** How many more may be taken, of all domains together. */
	get room(): number {
		return IN_ALL - this.#all;
	}

	/** The domains of which no more may be taken now. */
	full(): string[] {
		return [...this.#inHand.keys()].filter((domain) => this.roomOf(domain) <= 0);
	}

	/** How many more may be taken of one domain. */
	roomOf(domain: string): number {
		const most = this.#takes.has(domain) ? OF_ONE_DOMAIN : 1;
		return most - (this.#inHand.get(domain) ?? 0);
	}

	/** Notes that a delivery is on its way. */
	begin(domain: string): void {
		this.#all++;
		this.#inHand.set(domain, (this.#inHand.get(domain) ?? 0) + 1);
	}

	/** Notes that it has ended, and whether it was taken. */
	end(domain: string, taken: boolean): void {
		this.#all--;
		const left = (this.#inHand.get(domain) ?? 1) - 1;
		if (left > 0) this.#inHand.set(domain, left);
		else this.#inHand.delete(domain);
		if (!taken) this.#takes.delete(domain);
		else if (this.#takes.size < KNOWN) this.#takes.add(domain);
	}
}
