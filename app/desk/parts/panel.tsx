import { type ReactNode, useId } from "react";

type Props = { title: string; aside?: ReactNode; children: ReactNode };

/** A part of a page under a heading of its own. */
export function Panel({ title, aside, children }: Props) {
	const id = useId();
	return (
		<section className="panel" aria-labelledby={id}>
			<header>
				<h2 id={id}>{title}</h2>
				{aside && <div className="aside">{aside}</div>}
			</header>
			{children}
		</section>
	);
}
