import type { ReactNode } from "react";
import type { PictureSource } from "../../../content/picture-source.ts";
import temple from "../../ui/temple-border.module.css";
import head from "../parts/head.module.css";
import border from "../parts/head-border.module.css";
import { HeadPicture } from "../parts/head-picture.tsx";
import page from "../parts/layout.module.css";

type Props = { title: string; picture: PictureSource; children: ReactNode };

/** What stands above a list of requests, or in place of one. */
export function ListHead({ title, picture, children }: Props) {
	return (
		<>
			<section className={head.head}>
				<HeadPicture picture={picture} />
				<div className={`${page.measure} ${head.words}`}>
					<h1>{title}</h1>
					{children}
				</div>
			</section>
			<div className={`${temple.border} ${temple.small} ${temple.down} ${border.border}`} />
		</>
	);
}
