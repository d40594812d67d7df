import { conversation } from "../../../messages/en/buyer/conversation.ts";
import { LocalTime } from "../../ui/local-time.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { Reply } from "../forms/reply.tsx";
import { usePage } from "../page-context.ts";
import type { TalkEntry, TalkFile } from "../view.ts";
import { Notice } from "./notice.tsx";
import styles from "./talk.module.css";
import { Wanted } from "./wanted.tsx";

/** Everything said and done, oldest first, and the place to write. */
export function Talk() {
	const { view } = usePage();
	const may = view.allowed.includes("reply");
	const words = useMessages(conversation);
	const asked = view.displayStatus === "needs_info";
	if (view.talk.length === 0 && !may) return null;
	return (
		<section id="conversation" aria-labelledby="conversation-head">
			<h2 id="conversation-head">{words.heading}</h2>
			<ol className={styles.talk}>
				{view.talk.map((entry) => (
					<Entry key={entry.id} entry={entry} />
				))}
			</ol>
			<Notice actions={["reply"]} />
			{may && <Reply label={asked ? words.yourAnswer : words.writeToUs} main={asked} />}
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
				<Wanted lines={wanted} className={styles.wanted} />
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
