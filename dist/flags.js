import { n as parseReportFlags, t as parseDoctorFlags } from "./flags2.js";

export { parseDoctorFlags, parseReportFlags };