import { jpegAddress, type PictureSource } from "../../../content/product-image.ts";
import { imageAddress } from "../../../domain/shared/image-address.ts";
import { quantity } from "../../../messages/en/shop/cart/quantity.ts";
import { home } from "../../../messages/en/shop/home.ts";
import button from "../../ui/button.module.css";
import { ArrowDown, ArrowRight } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import temple from "../../ui/temple-border.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import ledger from "../parts/ledger.module.css";
import { srcSet } from "../parts/picture.tsx";
import ticket from "../parts/ticket.module.css";
import styles from "./hero.module.css";
import type { HomeText } from "./home-text.ts";

type Props = {
	text: HomeText["hero"];
	picture: PictureSource;
	tall?: PictureSource;
	smallestOrder: number | undefined;
};

export function Hero({ text, picture, tall, smallestOrder }: Props) {
	const { pieces } = useMessages(quantity);
	const words = useMessages(home.hero);
	return (
		<section className={styles.hero}>
			<div className={styles.art}>
				<HeroPicture picture={picture} tall={tall} alt={text.imageAlt} />
				<img
					className={`${temple.kolam} ${styles.kolam} ${layout["wide-only"]}`}
					src={imageAddress("kolam.svg")}
					alt=""
					width="536"
					height="536"
					loading="lazy"
				/>
			</div>
			<div className={`${layout.grid} ${styles.words}`}>
				<h1>
					{text.headingLines.map((line) => (
						<span key={line}>{line} </span>
					))}
					<em>{text.headingEmphasis}</em>
				</h1>
				<div className={styles.introduction}>
					<p className={`${prose.lead} ${styles.lead}`}>{text.lead}</p>
					<p className={`${layout.actions} ${styles.actions}`}>
						<Link className={`${button.button} ${styles.explore}`} to="/products">
							{words.explore} <ArrowRight />
						</Link>
						<Link className={button.link} to="/about">
							{words.learnMore} <span className={layout["visually-hidden"]}>{words.learnMoreAbout}</span>
						</Link>
						<a className={`${button.link} ${styles.down}`} href="#products">
							{words.scrollDown} <ArrowDown />
						</a>
					</p>
				</div>
			</div>
			<div className={`${temple.border} ${styles.border}`} />
			<div className={`${ticket.ticket} ${styles.ticket}`}>
				<div>
					<dl className={ledger.ledger}>
						<div>
							<dt>{words.experience}</dt>
							<dd>{words.years(text)}</dd>
						</div>
						<div>
							<dt>{words.countries}</dt>
							<dd>{text.countries}</dd>
						</div>
						{smallestOrder !== undefined && (
							<div>
								<dt>{words.smallestOrder}</dt>
								<dd>{pieces({ count: smallestOrder })}</dd>
							</div>
						)}
						<div>
							<dt>{words.reply}</dt>
							<dd>{words.replyTime({ time: text.response })}</dd>
						</div>
					</dl>
				</div>
			</div>
		</section>
	);
}

/** The page's largest picture, upright on phones: fetched first. */
function HeroPicture({ picture, tall, alt }: { picture: PictureSource; tall?: PictureSource; alt: string }) {
	return (
		<picture>
			{tall && <source type="image/avif" media="(width < 48rem)" srcSet={srcSet(tall)} sizes="100vw" />}
			<source type="image/avif" srcSet={srcSet(picture)} sizes="(width < 48rem) 640px, max(100vw, 1240px)" />
			<img
				src={imageAddress(jpegAddress(picture))}
				alt={alt}
				width={picture.width}
				height={picture.height}
				fetchPriority="high"
				className={tall && styles.tall}
			/>
		</picture>
	);
}
