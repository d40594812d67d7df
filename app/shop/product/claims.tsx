import type { Claim } from "../../../domain/catalogue/catalogue.ts";
import { claims as sentences } from "../../../messages/en/shop/product/claims.ts";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./claims.module.css";

/** What the owner can prove of a product: each with its number, who certified it, and where to look it up. */
export function Claims({ claims }: { claims: readonly Claim[] }) {
	const words = useMessages(sentences);
	return (
		<ul className={styles.claims}>
			{claims.map(({ scheme, number, certifier, validTo, link }) => (
				<li key={scheme + number}>
					<b>{scheme}</b> {words.certified({ number, certifier, validTo })}
					{link && (
						<>
							{" "}
							<a href={link} rel="noopener nofollow">
								{words.lookUp({ host: new URL(link).hostname })}
							</a>
						</>
					)}
				</li>
			))}
		</ul>
	);
}
