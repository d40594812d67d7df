import { type ReactNode, useMemo } from "react";
import { useNavigate, useNavigation } from "react-router";
import type { PlaceCounts } from "../../../domain/cases/case-summary.ts";
import type { OfficeHours } from "../../../domain/shared/office-hours.ts";
import { useQuietBreaks } from "../../ui/quiet-breaks.ts";
import { ToastArea } from "../../ui/toast-area.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { useDeskLife } from "./desk-life.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { useFetchAhead } from "./fetch-ahead.ts";
import { useFollowing } from "./follow-links.ts";
import { IndiaClock } from "./india-clock.tsx";
import { useKeptPage } from "./keep-page.ts";
import { KeyHelp } from "./key-help.tsx";
import { useKeyboard, useKeys } from "./keys.ts";
import { useLive } from "./live.ts";
import { type Me, placesOf } from "./places.ts";
import styles from "./shell.module.css";
import { Sidebar } from "./sidebar.tsx";

type ShellProps = {
	me: Me;
	/** The word of the desk's version check when this was read. */
	version: string;
	/** The counts beside the places; undefined for somebody without the right to see them. */
	counts: PlaceCounts | undefined;
	hours: OfficeHours;
	now: number;
	children: ReactNode;
};

/** The frame of every page of the desk: sidebar, top bar and notices. */
export function Shell({ me, version, counts, hours, now, children }: ShellProps) {
	useDeskLife();
	useLive(version);
	useKeptPage();
	useFetchAhead();
	useFollowing();
	useQuietBreaks();
	useKeyboard();
	usePlaceKeys(me);
	const places = placesOf(me);
	return (
		<div className={styles.desk}>
			<a className={styles.skip} href="#main">
				Skip to the content
			</a>
			<Loading />
			<Sidebar me={me} places={places} counts={counts}>
				<IndiaClock hours={hours} serverNow={now} />
			</Sidebar>
			{children}
			<BottomBar me={me} places={places} counts={counts} />
			<FailureNotice />
			<ToastArea look={{ area: "toasts", toast: "toast" }} />
			<KeyHelp />
		</div>
	);
}

/** A line at the top while a page or an answer is on its way. */
function Loading() {
	const { state } = useNavigation();
	return <div className={styles.loading} data-on={state === "idle" ? undefined : ""} />;
}

function usePlaceKeys(me: Me) {
	const navigate = useNavigate();
	const rights = me.rights.join();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the rights say which places there are.
	const actions = useMemo(
		() => placesOf(me).map(({ keys, label, to }) => ({ keys, label, run: () => void navigate(to) })),
		[rights, navigate],
	);
	useKeys("Go to", actions);
}
