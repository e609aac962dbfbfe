// src/core/scenario/endpoint.ts
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
	"verify-ca",
	"off"
];
const SCHEMA = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/;
const SYSTEM_SCHEMAS = /^(?:mysql|sys|information_schema|performance_schema)$/i;
function parseDsn(text) {
	const url = URL.parse(text);
	if (url === null || url.protocol !== "mysql:" || url.hostname === "") return problem(DSN_FORM);
	if (url.password !== "") return problem("an address without a password, which belongs in QPSGATE_PASSWORD");
	if (url.username === "") return problem(`${DSN_FORM}: with a user`);
	if ([...url.searchParams.keys()].some((key) => !PARAMETERS.includes(key))) return problem(`no parameters but ${PARAMETERS.join(", ")}`);
	const host = url.hostname.toLowerCase().replace(/^\[(.*)\]$/, "$1");
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
/** Undefined if the text is not percent-encoded UTF-8. */
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
/** "db.example:3306": identifies an endpoint in texts and file names. */
function endpointName({ host, port }) {
	return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}
function problem(allowed) {
	return {
		kind: "problem",
		allowed
	};
}

export { parseDsn as a, isLoopback as i, decodedUri as n, endpointName as r, DSN_FORM as t };