import { n as writeSummary, t as fitSummary } from "./summary2.js";

export { writeSummary };