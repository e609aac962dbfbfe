import { a as recordInto, i as record, n as flagsOf, o as storeRun, r as idOf, t as describeOutcome } from "./record2.js";

export { describeOutcome, flagsOf, idOf, record, recordInto, storeRun };