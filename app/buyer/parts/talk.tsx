import { conversation } from "../../../messages/en/buyer/conversation.ts";
import { deciding } from "../../../messages/en/buyer/deciding.ts";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { LocalTime } from "../../ui/local-time.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { Reply } from "../forms/reply.tsx";
import { usePage } from "../page-context.ts";
import type { TalkEntry, TalkFile } from "../view.ts";
import decide from "./decide.module.css";
import { Folded } from "./folded.tsx";
import { Notice } from "./notice.tsx";
import { writesFirst } from "./status-message.tsx";
import styles from "./talk.module.css";
import { Wanted } from "./wanted.tsx";

/** Everything said and done, oldest first, and the place to write. */
export function Talk() {
	const { view } = usePage();
	const may = view.allowed.includes("reply");
	const words = useMessages(conversation);
	const answers = useMessages(deciding);
	const writesAbove = writesFirst(view);
	const reply = may && !writesAbove && <Reply label={words.writeToUs} />;
	const folds = reply && view.allowed.includes("renew");
	if (view.talk.length === 0 && !may) return null;
	return (
		<section id="conversation" aria-labelledby="conversation-head">
			<h2 id="conversation-head">{words.heading}</h2>
			<div className={styles.column}>
				<ol className={classNames(styles.talk, folds && styles.followed)}>
					{view.talk.map((entry) => (
						<Entry key={entry.id} entry={entry} />
					))}
				</ol>
				{writesAbove && (
					<p>
						<a className={button.link} href="#act-reply">
							{view.displayStatus === "needs_info" ? words.answerAbove : words.writeAbove}
						</a>
					</p>
				)}
				<Notice actions={["reply"]} />
				{folds ? (
					// One place to write is enough for the eye: that of the new offer, which is what most want.
					<div className={decide.other}>
						<Folded action="reply" title={words.writeToUs} hint={answers.withoutRenewing}>
							{reply}
						</Folded>
					</div>
				) : (
					reply
				)}
			</div>
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
