import { builtSite } from "./built-site.ts";
import { refuse } from "./refuse.ts";

/**
 * `npm run desk:invite -- --role owner|staff [--email X]`, or `--reset EMAIL`: prints a link to the desk. Reads the
 * settings that the site reads, and may be run while it runs.
 */
const { inviteAtTheMachine } = await builtSite();
const invited = await inviteAtTheMachine(process.env, process.argv.slice(2));
if (!invited.ok) refuse(invited.problem);
console.log(invited.link);
