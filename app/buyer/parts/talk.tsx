import { LocalTime } from "../../ui/local-time.tsx";
import { Reply } from "../forms/reply.tsx";
import { usePage } from "../page-context.ts";
import type { TalkEntry, TalkFile } from "../view.ts";
import { Notice } from "./notice.tsx";
import styles from "./talk.module.css";

/** Everything said and done, oldest first, and the place to write. */
export function Talk() {
	const { view } = usePage();
	const may = view.allowed.includes("reply");
	if (view.talk.length === 0 && !may) return null;
	return (
		<section id="conversation" aria-labelledby="conversation-head">
			<h2 id="conversation-head">Conversation</h2>
			<ol className={styles.talk}>
				{view.talk.map((entry) => (
					<Entry key={entry.id} entry={entry} />
				))}
			</ol>
			<Notice acts={["reply"]} />
			{may && (
				<Reply label={view.stand === "needs_info" ? "Your answer" : "Write to us"} main={view.stand === "needs_info"} />
			)}
		</section>
	);
}

function Entry({ entry }: { entry: TalkEntry }) {
	const { who, name, at, title, text, wanted, files } = entry;
	return (
		<li className={styles[who]}>
			<div className={styles.who}>
				{name && (
					<b>
						<bdi>{name}</bdi>
					</b>
				)}
				<LocalTime time={at} shape="plain" />
			</div>
			<div className={styles.said}>
				{title && (
					<p className={styles.title} dir="auto">
						{title}
					</p>
				)}
				{wanted.length > 0 && (
					<ul className={styles.wanted}>
						{wanted.map((line) => (
							<li key={line.name}>
								<bdi>{line.name}</bdi>: <s>{line.from}</s> {line.to} pieces
							</li>
						))}
					</ul>
				)}
				{text && (
					<p className={styles.text} dir="auto">
						{text}
					</p>
				)}
				<Files files={files} />
			</div>
		</li>
	);
}

function Files({ files }: { files: readonly TalkFile[] }) {
	const { view } = usePage();
	if (files.length === 0) return null;
	return (
		<ul className={styles.files}>
			{files.map(({ id, name, size }) => (
				<li key={id}>
					{view.base === null ? (
						<bdi>{name}</bdi>
					) : (
						<a href={`${view.base}/files/${id}`} download={name} rel="noreferrer">
							<bdi>{name}</bdi>
						</a>
					)}
					, {size}
				</li>
			))}
		</ul>
	);
}
