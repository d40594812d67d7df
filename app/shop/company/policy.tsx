import { useEffect, useRef } from "react";
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { footerLabels, policiesOf } from "../../../content/policies/policies.ts";
import type { Block } from "../../../content/policies/policy.ts";
import { policy as sentences } from "../../../messages/en/shop/company/policy.ts";
import { servicesContext } from "../../../server/main/context.ts";
import button from "../../ui/button.module.css";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { Sentence } from "../../ui/sentence.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { lost } from "../parts/lost.server.ts";
import { pageMeta } from "../parts/meta.ts";
import { pageHead } from "../parts/page-head.ts";
import styles from "./policy.module.css";

/** Serves the four policies; the terms have two addresses, of which /terms-conditions is the canonical one. */
export function loader({ request, context }: LoaderFunctionArgs) {
	const path = new URL(request.url).pathname.replace(/\.data$|\/$/g, "").slice(1);
	const slug = path === "terms" ? "terms-conditions" : path;
	const services = context.get(servicesContext);
	const policies = policiesOf(services.company);
	const policy = policies.find((candidate) => candidate.slug === slug);
	if (!policy) throw lost(context);
	return {
		head: pageHead(`/${policy.slug}`, services),
		policy,
		others: policies
			.filter((other) => other !== policy)
			.map((other) => ({ slug: other.slug, label: footerLabels[other.slug] })),
	};
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
	return pageMeta(loaderData?.head);
}

export default function PolicyPage() {
	const words = useMessages(sentences);
	const { policy, others } = useLoaderData<typeof loader>();
	const contents = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		// As it looks there (policy.module.css): open beside or above the text, where nothing folds it, and folded on a phone.
		const wide = matchMedia("(width >= 48rem)");
		const follow = () => {
			if (!contents.current) return;
			contents.current.open = wide.matches;
			const summary = contents.current.querySelector("summary");
			if (summary) summary.tabIndex = wide.matches ? -1 : 0;
		};
		follow();
		wide.addEventListener("change", follow);
		return () => wide.removeEventListener("change", follow);
	}, []);
	return (
		<main id="main" className={`${styles.policy} ${layout.grid}`} data-print="">
			<header>
				<h1>{policy.title}</h1>
				<p className={`${prose.lead} ${styles.lead}`}>
					<Unbroken text={policy.summary} />
				</p>
				{policy.revised && <p className={prose.fine}>{words.revised({ date: policy.revised })}</p>}
			</header>
			<nav aria-labelledby="contents">
				<details ref={contents}>
					<summary>
						<h2 id="contents">{words.contents}</h2>
					</summary>
					<ol>
						{policy.sections.map(({ id, heading }) => (
							<li key={id}>
								<a href={`#${id}`}>{heading}</a>
							</li>
						))}
					</ol>
				</details>
			</nav>
			<div className={styles.body}>
				{policy.sections.map(({ id, heading, blocks }) => (
					<section key={id} id={id} aria-labelledby={`${id}-heading`}>
						<h2 id={`${id}-heading`}>{heading}</h2>
						{blocks.map((block, index) => (
							<BlockText key={`${id}-${String(index)}`} block={block} />
						))}
					</section>
				))}
				<p className={styles.others}>
					{others.map(({ slug, label }) => (
						<Link key={slug} className={button.link} to={`/${slug}`}>
							{label}
						</Link>
					))}
				</p>
			</div>
		</main>
	);
}

function BlockText({ block }: { block: Block }) {
	if (block.kind === "paragraph")
		return (
			<p>
				<Unbroken text={block.text} />
			</p>
		);
	if (block.kind === "linked") {
		return (
			<p>
				{block.parts.map((part) =>
					typeof part === "string" ? (
						<Unbroken key={part} text={part} />
					) : (
						<Link key={part.to} to={part.to}>
							{part.text}
						</Link>
					),
				)}
			</p>
		);
	}
	if (block.kind === "list") {
		const List = block.numbered ? "ol" : "ul";
		return (
			<List>
				{block.items.map((item) => (
					<li key={item}>
						<Unbroken text={item} />
					</li>
				))}
			</List>
		);
	}
	return (
		<table data-columns={block.head.length}>
			<caption>{block.caption}</caption>
			<thead>
				<tr>
					{block.head.map((cell) => (
						<th key={cell} scope="col">
							{cell}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{block.rows.map(([first, ...rest]) => (
					<tr key={first}>
						<th scope="row">{first}</th>
						{rest.map((cell, at) => (
							// On a phone each value has its column's name above it (policy.module.css).
							<td key={cell} data-label={block.head[at + 1]}>
								<Unbroken text={cell} />
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Spans and numbers with the word that follows, and the name of the state, do not fall apart at a line's end. */
function Unbroken({ text }: { text: string }) {
	const whole = (part: string) => <span className={styles.unbroken}>{part}</span>;
	const parts = text.split(/((?:\d+-)?\d+ (?:business|days|hours)|\d+-\d+|Tamil Nadu)/);
	return <Sentence of={parts.map((part, at) => (at % 2 === 0 ? part : whole(part)))} />;
}
