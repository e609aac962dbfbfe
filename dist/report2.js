import { n as reportCommand, t as report } from "./report.js";

export { reportCommand };