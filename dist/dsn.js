// src/core/suite/quantities.ts
/** Durations, percentages and sizes as people write them, in suites and on the command line. */
const SECONDS_PER = {
	h: 3600,
	m: 60,
	s: 1
};
const DURATION = /^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m)?(?:(\d+(?:\.\d+)?)s)?$/;
const PERCENTAGE = /^(\d+(?:\.\d+)?)\s*%$/;
const FRACTION = /^(?:\d+(?:\.\d+)?|\.\d+)$/;
/** The same as a pattern of JSON Schema, for editors. */
const DURATION_PATTERN = `^\\s*(?=\\S)${DURATION.source.slice(1, -1)}\\s*$`;
/** Pattern for a percentage as text, including its limits; Number() rounds, a pattern does not. */
const PERCENTAGE_PATTERN = "^\\s*(?=.*[1-9])0*(?:\\d{1,2}(?:\\.\\d+)?\\s*%|\\.\\d+)\\s*$";
/** Form of a duration, for messages. */
const DURATION_FORM = "a duration such as 45s, 5m or 1h30m";
/** Seconds of "45s", "5m" or "1h30m"; undefined for anything else, also for a number without its unit. */
function parseDuration(text) {
	const match = DURATION.exec(text.trim());
	if (match === null || match[0] === "") return void 0;
	const [, hours, minutes, seconds] = match;
	return Number(hours ?? 0) * SECONDS_PER.h + Number(minutes ?? 0) * SECONDS_PER.m + Number(seconds ?? 0) * SECONDS_PER.s;
}
/** Form of a tolerance, for messages. */
const PERCENTAGE_FORM = "a percentage such as 5% or 0.05, more than 0% and less than 100%";
/**
* The fraction of "5%", "0.05" or 0.05; undefined for anything else. 100 % and more are refused: no slowdown exceeds
* them, and `5` is meant as 5 %, not 500 %.
*/
function parsePercentage(value) {
	const text = String(value).trim();
	const percent = PERCENTAGE.exec(text)?.[1];
	const isFraction = typeof value === "number" || FRACTION.test(text);
	const fraction = percent !== void 0 ? Number(percent) / 100 : isFraction ? Number(text) : 0;
	return fraction > 0 && fraction < 1 ? fraction : void 0;
}
/** Servers read the first letter of a unit alone: 64MB is 64M. */
const SIZE = /^(\d+)([KMGTPE])(?:i?B)?$/i;
const SIZE_UNITS = "KMGTPE";
/** A size with a unit as a number, as servers read it: 67108864 for "64M"; undefined for anything else. */
function parseSize(value) {
	const [, digits, unit = ""] = SIZE.exec(value) ?? [];
	return digits === void 0 ? void 0 : BigInt(digits) << BigInt(10 * (SIZE_UNITS.indexOf(unit.toUpperCase()) + 1));
}
/** A whole number or a size as servers read it; undefined for anything else. */
function numberOf(text) {
	if (text === void 0) return void 0;
	if (/^\d+$/.test(text)) return Number(text);
	const size = parseSize(text);
	return size === void 0 ? void 0 : Number(size);
}

// src/core/suite/dsn.ts
const DSN_FORM = "an address such as mysql://user@host:3306/qpsgate?tls=off";
const DEFAULT_PORT = 3306;
const DEFAULT_SCHEMA = "qpsgate";
const PARAMETERS = [
	"tls",
	"ca",
	"cert",
	"key"
];
const TLS_MODES = [
	"verify",
	"required",
	"off"
];
const SCHEMA = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/;
/** Schemas of the server itself. */
const SYSTEM_SCHEMAS = /^(?:mysql|sys|information_schema|performance_schema)$/i;
function parseDsn(text) {
	const url = URL.parse(text);
	if (url === null || url.protocol !== "mysql:" || url.hostname === "") return problem(DSN_FORM);
	if (url.password !== "") return problem("an address without a password, which belongs in QPSGATE_PASSWORD");
	if (url.username === "") return problem(`${DSN_FORM}: with a user`);
	if ([...url.searchParams.keys()].some((key) => !PARAMETERS.includes(key))) return problem(`no parameters but ${PARAMETERS.join(", ")}`);
	const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
	const tls = url.searchParams.get("tls") ?? (isLoopback(host) ? "off" : "verify");
	if (!TLS_MODES.includes(tls)) return problem(`tls=${TLS_MODES.join(", tls=")}`);
	const [user, path] = [url.username, url.pathname.slice(1)].map(decodedUri);
	if (user === void 0 || path === void 0) return problem(`${DSN_FORM}: every % with the two digits of a byte of UTF-8`);
	const schema = path || DEFAULT_SCHEMA;
	if (!SCHEMA.test(schema) || SYSTEM_SCHEMAS.test(schema)) return problem("a schema of letters, digits and _ that is ours alone, such as qpsgate");
	const port = url.port === "" ? DEFAULT_PORT : Number(url.port);
	const [ca, cert, key] = [
		"ca",
		"cert",
		"key"
	].map((name) => url.searchParams.get(name) ?? void 0);
	if (tls !== "off" && (ca === void 0 || cert === void 0 || key === void 0)) return problem("tls with ca=FILE, cert=FILE and key=FILE, as sysbench 1.0 encrypts with a client certificate only; or tls=off");
	return {
		kind: "ok",
		endpoint: {
			host,
			port,
			user,
			schema,
			tls,
			ca,
			cert,
			key
		}
	};
}
/** Undefined if a % is followed by anything but a byte. */
function decodedUri(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return;
	}
}
/** Whether packets to the host never leave the machine. */
function isLoopback(host) {
	return host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);
}
/** "db.example:3306": the distinct name of an endpoint, in texts and in names of files. */
function endpointName({ host, port }) {
	return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}
function problem(allowed) {
	return {
		kind: "problem",
		allowed
	};
}

export { parseDsn as a, PERCENTAGE_FORM as c, parseDuration as d, parsePercentage as f, isLoopback as i, PERCENTAGE_PATTERN as l, decodedUri as n, DURATION_FORM as o, parseSize as p, endpointName as r, DURATION_PATTERN as s, DSN_FORM as t, numberOf as u };