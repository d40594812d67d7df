/** What a buyer chooses of an offer before accepting it. */
export const choosing = {
	take: "Take",
	takeThis: "Take this one",
	/** Over lines of which some may be left out; `least` is "" where nothing is asked. */
	mayLeaveOut: ({ least }: { least: string }) =>
		least === ""
			? "You may leave lines out."
			: `You may leave lines out, as long as the goods come to ${least} or more.`,
	optionalHint: "These lines are not in the total until you take them.",
	chooseOneHint: "Take one of these lines. None is in the total until you do.",
	/** Over them once something is taken, and therefore in the total. */
	optional: "Optional",
	chosen: ({ group }: { group: string }) => `${group}: your choice`,
	waysNote: "Take the way that suits you. Total, payments and taxes follow.",
	/** In the comparison of all ways: of the one that is taken. */
	taken: "Taken",
	youTake: "You take",
	leftOut: "You leave out",
	show: "Show what this comes to",
};
