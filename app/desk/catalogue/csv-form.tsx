import { Form, useNavigation } from "react-router";
import { Button } from "../parts/button.tsx";
import { Field } from "../parts/field.tsx";
import layoutStyles from "../parts/layout.module.css";
import picturePanelStyles from "./picture-panel.module.css";

/** Sends a CSV file to the page's own action, as `file`. */
export function CsvForm({ label, busyLabel = label }: { label: string; busyLabel?: string }) {
	const { state } = useNavigation();
	return (
		<Form method="post" encType="multipart/form-data" className={layoutStyles.stack}>
			<Field label="File" name="file" type="file" accept=".csv,text/csv" required className={picturePanelStyles.file} />
			<div className={layoutStyles.actions}>
				<Button type="submit" disabled={state !== "idle"}>
					{state === "submitting" ? busyLabel : label}
				</Button>
			</div>
		</Form>
	);
}
