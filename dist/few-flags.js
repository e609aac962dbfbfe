import { n as parseReportFlags, t as parseDoctorFlags } from "./few-flags2.js";

export { parseDoctorFlags, parseReportFlags };