import { data } from "react-router";
import { pictureOf } from "../../../content/picture-source.ts";

/** Thrown where an address of the shop leads nowhere: the error screen shows it with a picture. */
export function lost() {
	return data({ picture: pictureOf("site/about-teaser") }, { status: 404, statusText: "Not Found" });
}
