import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import type { StaffPermit } from "../staff/index.ts";
import { erasePerson, heldOf } from "./erasure.ts";
import { exportPerson } from "./export-person.ts";

/** What is held of a person, and its end. */
export function createPersonalData(database: GuardedDatabase, now: () => number) {
	return {
		/** What is held under an email address; the caller has passed the desk's gate. */
		held: (email: string) => heldOf(database.read, email),
		/** All of it that is personal, as it is stored; the same gate. */
		exported: (email: string) => exportPerson(database.read, email),
		/** Erases it. @returns what was erased */
		erase: (staff: StaffPermit, email: string) => erasePerson(database, staff, email, now()),
	};
}
