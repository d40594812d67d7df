import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../parts/button.tsx";
import { FileField } from "../parts/file-field.tsx";
import layoutStyles from "../parts/layout.module.css";

/** Sends a CSV file to the page's own action, as `file`. */
export function CsvForm({ label, busyLabel = label }: { label: string; busyLabel?: string }) {
	const { state } = useNavigation();
	const [isChosen, setIsChosen] = useState(false);
	return (
		<Form
			method="post"
			encType="multipart/form-data"
			className={layoutStyles.stack}
			onChange={({ currentTarget }) => setIsChosen(currentTarget.checkValidity())}
		>
			<FileField label="File" name="file" accept=".csv,text/csv" required />
			<div className={layoutStyles.actions}>
				<Button kind={isChosen ? "primary" : "plain"} type="submit" disabled={state !== "idle"}>
					{state === "submitting" ? busyLabel : label}
				</Button>
			</div>
		</Form>
	);
}
