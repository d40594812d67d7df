import { telLink } from "../../ui/tel-link.ts";
import { useCompany } from "./company-links.ts";

/** The company's telephone number, to be called. Not to be shown while the owner has given none. */
export function Phone() {
	const { phone } = useCompany();
	return <a href={telLink(phone)}>{phone}</a>;
}
