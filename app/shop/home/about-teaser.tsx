import type { PictureSource } from "../../../content/product-image.ts";
import { home } from "../../../messages/en/shop/home.ts";
import button from "../../ui/button.module.css";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { Picture } from "../parts/picture.tsx";
import styles from "./about-teaser.module.css";
import type { HomeText } from "./home-text.ts";

type Props = { text: HomeText["aboutTeaser"]; picture: PictureSource };

export function AboutTeaser({ text, picture }: Props) {
	const words = useMessages(home.about);
	return (
		<section className={`${styles.about} ${layout.grid}`} data-later="">
			<div className={styles.words}>
				<h2>
					{text.heading} <em>{text.headingEmphasis}</em>
				</h2>
				{text.paragraphs.map((paragraph) => (
					<p className={prose.lead} key={paragraph}>
						{paragraph}
					</p>
				))}
				<dl className={styles.figures}>
					<div>
						<dt>{words.countries}</dt>
						<dd>{text.countries}</dd>
					</div>
					<div>
						<dt>{words.clients}</dt>
						<dd>{text.clients}</dd>
					</div>
					<div>
						<dt>{words.since}</dt>
						<dd>{text.since}</dd>
					</div>
				</dl>
				<Link className={button.link} to="/about">
					{words.more}
				</Link>
			</div>
			<figure>
				<Picture source={picture} alt={text.imageAlt} sizes="(width < 48rem) 100vw, (width < 70rem) 110vw, 60vw" />
			</figure>
		</section>
	);
}
