import { Button } from "../parts/button.tsx";
import { DownIcon, UpIcon } from "../parts/icons.tsx";

type Props = { form?: string | undefined; way: "up" | "down"; id: string; name: string; isAtEnd: boolean };

/**
 * Moves a row by one place. At the end it is pale and says so when it is pressed: switched off it would lose the focus of
 * whoever has just moved the row there.
 */
export function MoveButton({ form, way, id, name, isAtEnd }: Props) {
	return (
		<Button
			type="submit"
			kind="quiet"
			form={form}
			name={way}
			value={id}
			aria-label={`Move ${name} ${way}`}
			aria-disabled={isAtEnd ? "true" : undefined}
		>
			{way === "up" ? <UpIcon /> : <DownIcon />}
		</Button>
	);
}
