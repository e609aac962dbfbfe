// src/edges/terminal/shared-flags.ts
const INSTALL_FLAG = { install: {
	type: "boolean",
	meaning: "fetch missing sysbench or server with the system's package manager"
} };
const OUT_FLAG = { out: {
	type: "string",
	value: "DIR",
	meaning: "directory for what is written",
	otherwise: "`qpsgate-out`"
} };
const FORMAT_FLAG = { format: {
	type: "string",
	multiple: true,
	value: "LIST",
	meaning: "also write views for other programs, of `sarif` (`qpsgate.sarif`), `junit` (`junit.xml`) and `openmetrics` (`metrics.txt`); may be repeated"
} };
const JSON_FLAG = { json: {
	type: "boolean",
	meaning: "print `result.json` instead of the table"
} };
const QUIET_FLAG = { quiet: {
	type: "boolean",
	meaning: "no progress"
} };

export { QUIET_FLAG as a, OUT_FLAG as i, INSTALL_FLAG as n, JSON_FLAG as r, FORMAT_FLAG as t };