import { t as writeSummary } from "./summary2.js";

export { writeSummary };