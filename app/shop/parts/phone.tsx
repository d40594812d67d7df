import { shell } from "../../../messages/en/shop/parts/shell.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { telLink, useCompany } from "./company-links.ts";

/** The company's telephone number, to be called; in its place that it is to follow, as long as the owner has given none. */
export function Phone() {
	const words = useMessages(shell);
	const { phone } = useCompany();
	return phone === "" ? words.noPhone : <a href={telLink(phone)}>{phone}</a>;
}
