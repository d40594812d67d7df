import { runTrials } from "../support/run-trials.ts";
import { disk } from "./disk.ts";
import { exporting } from "./export.ts";
import { fuzz } from "./fuzz.ts";
import { importing } from "./import.ts";
import { importKill } from "./import-kill.ts";
import { kill } from "./kill.ts";
import { nginx } from "./nginx.ts";
import { npmStart } from "./npm-start.ts";
import { rolling } from "./rolling.ts";
import { starts } from "./starts.ts";
import { wayBack } from "./way-back.ts";

/**
 * `npm run faults` runs the long form of every fault, `npm run faults -- kill` one of them, `--short` the form
 * that every test run includes.
 */
await runTrials({
	kill: (short) => kill(short ? 10 : 100),
	export: (short) => exporting(short ? 5_000 : 100_000),
	import: (short) => importing(short ? 1_500 : 40_000),
	"import-kill": (short) => (short ? importKill(1_500, 2) : importKill(40_000, 10)),
	rolling: (short) => (short ? rolling(2, 200) : rolling(32, 10_000)),
	"npm-start": npmStart,
	starts,
	nginx,
	"way-back": wayBack,
	disk,
	fuzz: (short) => fuzz(short ? 2_000 : 10_000),
});
