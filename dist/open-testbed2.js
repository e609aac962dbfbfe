import { n as openTestbed, t as missingPrograms } from "./open-testbed.js";

export { openTestbed };