/** Where cloth is that leaves what it lies on, goes round a roll and lies back over itself, cm. */
export type OnRoll = {
	/** How far it stands out over the line at which it begins to rise. */
	out: number;
	/** How far it has come back beyond that line, once it lies again; 0 on the roll. */
	back: number;
	/** How high it is on the roll. */
	rise: number;
};

/** A place `beyond` cm from the line at which the cloth begins to go round a roll of this radius. */
export const roundRoll = (beyond: number, radius: number): OnRoll => {
	const angle = Math.min(Math.PI, beyond / radius);
	return {
		out: radius * Math.sin(angle),
		back: Math.max(0, beyond - Math.PI * radius),
		rise: radius * (1 - Math.cos(angle)),
	};
};
