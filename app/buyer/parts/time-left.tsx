import { useEffect, useState } from "react";
import { spans } from "../../../messages/en/buyer/spans.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { spanText } from "../counted.ts";

const MINUTE = 60_000;

/** "14 days", at last "none": what is left until a moment, kept up to date while the page is open. */
export function TimeLeft({ until, now }: { until: number; now: number }) {
	const words = useMessages(spans);
	const [passed, setPassed] = useState(0);
	useEffect(() => {
		const start = performance.now();
		const timer = setInterval(() => setPassed(performance.now() - start), MINUTE);
		return () => clearInterval(timer);
	}, []);
	const left = until - now - passed;
	return left > 0 ? spanText(left, words) : words.none;
}
