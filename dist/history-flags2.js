import { n as parseRecordFlags, r as parseStore, t as parseHistoryFlags } from "./history-flags.js";

export { parseHistoryFlags, parseRecordFlags, parseStore };