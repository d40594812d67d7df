/** What a policy page says around the policy. */
export const policy = {
	revised: ({ date }: { date: string }) => `Last revised ${date}`,
	contents: "Contents",
};
