import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The address of an editor whose review is opened with it: from the case it is one press to the last look, and one to send. */
export const REVIEW = "#review";

/**
 * Opens the review of an offer that came with its address.
 * @param isUntouched whether it is as it was filled in: who has begun to write is not asked to send after a reload
 */
export function useReviewAtOnce(review: () => void, isUntouched: boolean): void {
	const { hash } = useLocation();
	const isAsked = useRef(hash === REVIEW && isUntouched);
	useEffect(() => {
		if (!isAsked.current) return;
		isAsked.current = false;
		review();
	}, [review]);
}
