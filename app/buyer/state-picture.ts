import type { PictureSource } from "../../content/picture-source.ts";
import type { FramePictures } from "./frame.tsx";
import type { QuoteView } from "./view.ts";

/** The picture at the head of the page: that of its state, or of the goods where these are settled, to be changed or declined. */
export function statePicture(view: QuoteView, pictures: FramePictures): PictureSource {
	const { quote, request } = view;
	/** The picture of the first line that has one. */
	const ofGoods = [...(quote?.lines ?? []), ...request.lines].find((line) => line.picture)?.picture;
	switch (view.displayStatus) {
		case "quoted":
			return pictures.offered;
		case "needs_info":
			return pictures.question;
		case "accepted":
			return view.packed ?? ofGoods ?? pictures.offered;
		case "revision_requested":
			// What is to be changed, where that is a line.
			return quote?.lines.find((line) => line.picture && line.change !== "")?.picture ?? ofGoods ?? pictures.working;
		case "declined_by_us":
		case "declined_by_buyer":
			return ofGoods ?? pictures.declined;
		case "withdrawn_by_buyer":
			return pictures.working;
		case "expired":
		case "closed":
			return pictures.over;
		default:
			return pictures.working;
	}
}
