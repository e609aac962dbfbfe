import { a as storeRun, i as recordInto, n as idOf, r as record, t as describeOutcome } from "./record2.js";

export { describeOutcome, idOf, record, recordInto, storeRun };