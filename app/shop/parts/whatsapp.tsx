import { WhatsApp } from "../../ui/icons.tsx";
import { useWhatsAppLink } from "./company-links.ts";

/** A chat with the prefilled message, in a new tab: a tab in the gutter on wide screens, a cell of the thumb bar on phones. */
export function WhatsAppButton({ className }: { className: string | undefined }) {
	return (
		<a
			className={className}
			href={useWhatsAppLink()}
			target="_blank"
			rel="noopener noreferrer"
			aria-label="Chat with us on WhatsApp (opens a new tab)"
		>
			<WhatsApp />
		</a>
	);
}
