/**
 * A text that is made while it is sent, no faster than it is read.
 * @param ends called once, when all of it was sent, it broke off, or nobody reads it any more
 */
export function textStream(
	parts: AsyncGenerator<string>,
	signal: AbortSignal,
	ends: () => void,
): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	return new ReadableStream({
		start(controller) {
			signal.addEventListener("abort", () => {
				controller.error(new Error("The file was read too slowly."));
				void parts.return(undefined);
			});
		},
		async pull(controller) {
			try {
				const { value, done } = await parts.next();
				if (signal.aborted) return;
				if (done) {
					controller.close();
					ends();
				} else controller.enqueue(encoder.encode(value));
			} catch (error) {
				ends();
				throw error;
			}
		},
		async cancel() {
			ends();
			await parts.return(undefined);
		},
	});
}
