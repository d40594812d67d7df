import { useCallback, useEffect, useMemo, useState } from "react";
import { Dialog } from "./dialog.tsx";
import fieldStyles from "./field.module.css";
import styles from "./key-help.module.css";
import { keysAreOn, turnKeys, useKeyGroups, useKeys } from "./keys.ts";

/** The page that `?` opens: every key that works here and now. */
export function KeyHelp() {
	const [open, setOpen] = useState(false);
	const groups = useKeyGroups();
	const show = useCallback(() => setOpen(true), []);
	useKeys(
		"Help",
		useMemo(() => [{ keys: "?", label: "this page", run: show }], [show]),
	);
	return (
		<Dialog title="Keyboard shortcuts" open={open} onClose={() => setOpen(false)} wide>
			<div className={styles.groups}>
				{groups.map(({ title, actions }) => (
					<section key={title}>
						<h3>{title}</h3>
						<dl>
							{actions.map(({ keys, label }) => (
								<div key={keys}>
									<dt>
										<Keys of={keys} />
									</dt>
									<dd>{label}</dd>
								</div>
							))}
						</dl>
					</section>
				))}
			</div>
			{open && <KeySwitch />}
		</Dialog>
	);
}

/** Single keys can be turned off on this device. */
function KeySwitch() {
	const [on, setOn] = useState(true);
	useEffect(() => setOn(keysAreOn()), []);
	return (
		<label className={fieldStyles.check}>
			<input
				type="checkbox"
				checked={on}
				onChange={({ target }) => {
					turnKeys(target.checked);
					setOn(target.checked);
				}}
			/>
			Single-key shortcuts work on this device
		</label>
	);
}

/** Keys as they are pressed, one after the other or together. */
export function Keys({ of }: { of: string }) {
	return of.split(/[ +]/).map((key) => <kbd key={key}>{key}</kbd>);
}
