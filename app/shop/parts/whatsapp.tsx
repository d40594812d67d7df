import { shell } from "../../../messages/en/shop/parts/shell.ts";
import { WhatsApp } from "../../ui/icons.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { useCompany, useWhatsAppLink } from "./company-links.ts";

/** A chat with the prefilled message, in a new tab: a tab in the gutter on wide screens, a cell of the thumb bar on phones. */
export function WhatsAppButton({ className }: { className: string | undefined }) {
	const words = useMessages(shell);
	const { whatsappNumber } = useCompany();
	return (
		<a
			className={className}
			href={useWhatsAppLink()}
			target="_blank"
			rel="noopener noreferrer"
			aria-label={whatsappNumber === "" ? words.whatsAppLater : words.whatsApp}
		>
			<WhatsApp />
		</a>
	);
}
