import type { PictureSource } from "../../../content/product-image.ts";
import { home } from "../../../messages/en/shop/home.ts";
import layout from "../../ui/layout.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { Picture } from "../parts/picture.tsx";
import type { HomeText } from "./home-text.ts";
import styles from "./why-choose-us.module.css";

type Props = { text: HomeText["whyChooseUs"]; picture: PictureSource };

export function WhyChooseUs({ text, picture }: Props) {
	const words = useMessages(home.why);
	return (
		<section className={`${styles.why} ${layout.grid}`} data-later="">
			<figure>
				<Picture source={picture} alt={text.imageAlt} sizes="(width < 48rem) 92vw, (width < 70rem) 110vw, 60vw" />
			</figure>
			<div className={styles.words}>
				<h2>{words.heading}</h2>
				<ul>
					{text.reasons.map(({ id, title, figure, text: reason }) => (
						<li key={id}>
							<h3>{title}</h3>
							<span className={styles.figure}>{figure}</span>
							<p>{reason}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
