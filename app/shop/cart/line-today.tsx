import type { ReactNode } from "react";
import { jpegAddress } from "../../../content/product-image.ts";
import { imageAddress } from "../../../domain/shared/image-address.ts";
import { unbroken } from "../../ui/unbroken.tsx";
import { srcSet } from "../parts/picture.tsx";
import styles from "./line-today.module.css";
import type { LineToday } from "./line-today.server.ts";
import type { ReopenedSample } from "./reopened-samples.server.ts";

/** A line of earlier with its picture, what is said of it today, and what it comes to. */
export function TodayLine({ line, children }: { line: LineToday; children?: ReactNode }) {
	const { name, picture, address, article, text, split, amount, gone } = line;
	return (
		<li className={gone ? styles.unavailable : undefined}>
			{picture ? (
				<picture>
					<source type="image/avif" srcSet={srcSet(picture)} sizes="104px" />
					<img
						className={styles.picture}
						src={imageAddress(jpegAddress(picture))}
						alt=""
						width="1200"
						height="1500"
						loading="lazy"
					/>
				</picture>
			) : (
				<span className={styles.picture} />
			)}
			<div className={styles.words}>
				<h2>{address ? <a href={address}>{unbroken(name)}</a> : <bdi>{unbroken(name)}</bdi>}</h2>
				{article !== null && <p>{article}</p>}
				<p>{text}</p>
				{split.map((said) => (
					<p key={said}>{said}</p>
				))}
				{children}
			</div>
			{amount !== null && <p className={styles.amount}>{amount}</p>}
		</li>
	);
}

type TotalProps = {
	label: string;
	total: string;
	/** What it came to earlier, where that was something else. */
	before?: { label: string; total: string } | undefined;
};

/** What all lines that are still sold come to. */
export function TodayTotal({ label, total, before }: TotalProps) {
	return (
		<dl className={styles.total}>
			{before && (
				<div className={styles.before}>
					<dt>{before.label}</dt>
					<dd>{before.total}</dd>
				</div>
			)}
			<div>
				<dt>{label}</dt>
				<dd>{total}</dd>
			</div>
		</dl>
	);
}

/** The samples of earlier and what is said of each today, under their heading; nothing where there were none. */
export function TodaySamples({ title, samples }: { title: string; samples: readonly ReopenedSample[] }) {
	if (samples.length === 0) return null;
	return (
		<>
			<h2 className={styles.samples}>{title}</h2>
			<ul>
				{samples.map(({ key, name, text }) => (
					<li key={key}>
						<h3>
							<bdi>{name}</bdi>
						</h3>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</>
	);
}
