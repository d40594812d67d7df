import chipStyles from "../parts/chip.module.css";

type Props = { templates: readonly { name: string; text: string }[]; onPick: (text: string) => void };

/** The company's own phrases, put into what is being written. */
export function Templates({ templates, onPick }: Props) {
	if (templates.length === 0) return null;
	return (
		<select
			className={chipStyles.chip}
			aria-label="Templates"
			value=""
			onChange={({ target }) => {
				const template = templates[Number(target.value)];
				if (template) onPick(template.text);
			}}
		>
			<option value="">Templates</option>
			{templates.map(({ name }, index) => (
				<option key={name} value={index}>
					{name}
				</option>
			))}
		</select>
	);
}
