// src/core/request/report-request.ts
const FORMAT_FILES = {
	sarif: "qpsgate.sarif",
	junit: "junit.xml",
	openmetrics: "metrics.txt"
};
const RESULT_FORMATS = Object.keys(FORMAT_FILES);

export { RESULT_FORMATS as n, FORMAT_FILES as t };