import { i as parseRunFlags, n as SERVERS, r as parsePlanFlags, t as DEFAULT_OUT } from "./run-flags2.js";

export { DEFAULT_OUT, SERVERS, parsePlanFlags, parseRunFlags };