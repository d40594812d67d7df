import { useRouteLoaderData } from "react-router";
import { shell } from "../../../messages/en/shop/parts/shell.ts";
import { Mail, WhatsApp } from "../../ui/icons.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { askAbout } from "../contact/subject.ts";
import { type CatalogueItem, slugOf } from "./catalogue-item.ts";
import { useWhatsAppLink } from "./company-links.ts";

/**
 * A chat with the prefilled message, in a new tab: a tab in the gutter on wide screens, a cell of the thumb bar on phones.
 * Without a number to chat with its sign is that of mail, and it leads to the contact form, which begins with the product that is
 * shown.
 */
export function WhatsAppButton({ className }: { className: string | undefined }) {
	const words = useMessages(shell);
	const chat = useWhatsAppLink();
	const product = useRouteLoaderData<{ item: CatalogueItem }>("shop/product/product")?.item;
	const link = chat
		? { href: chat, target: "_blank", rel: "noopener noreferrer", "aria-label": words.whatsApp }
		: { href: product ? askAbout(slugOf(product)) : "/contact#write", "aria-label": words.writeToUs };
	return (
		<a className={className} {...link}>
			{chat ? <WhatsApp /> : <Mail />}
		</a>
	);
}
