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
	const [user, path] = [url.username, url.pathname.slice(1)].map(decodeUri);
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
/** Parts that all addresses of a service must share, because one sysbench connects to them. */
const SHARED_PARTS = [
	"user",
	"schema",
	"tls",
	"ca",
	"cert",
	"key"
];
function joinAddresses([first, ...others]) {
	const differing = SHARED_PARTS.filter((part) => others.some((other) => other[part] !== first[part]));
	if (differing.length > 0) return problem(`addresses of one service, with the same ${differing.join(", ")}`);
	const all = [first, ...others];
	if (new Set(all.map(endpointName)).size < all.length) return problem("every address once");
	const [hosts, ports] = [new Set(all.map(({ host }) => host)), new Set(all.map(({ port }) => port))];
	if (hosts.size * ports.size !== all.length) return problem("addresses that differ in their hosts or in their ports, not in both, as sysbench takes lists of each");
	if (others.length === 0) return {
		kind: "ok",
		endpoint: first
	};
	return {
		kind: "ok",
		endpoint: {
			...first,
			others: others.map(({ host, port }) => ({
				host,
				port
			}))
		}
	};
}
function addressesOf({ others = [], ...first }) {
	return [first, ...others.map((other) => ({
		...first,
		...other
	}))];
}
/** Decoded text; undefined if it is not percent-encoded UTF-8, for which decodeURIComponent() throws. */
function decodeUri(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return;
	}
}
function isLoopback(host) {
	return host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);
}
function endpointName({ host, port }) {
	return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}
function serviceName(endpoint) {
	return addressesOf(endpoint).map(endpointName).join(", ");
}
function problem(allowed) {
	return {
		kind: "problem",
		allowed
	};
}

export { isLoopback as a, serviceName as c, endpointName as i, addressesOf as n, joinAddresses as o, decodeUri as r, parseDsn as s, DSN_FORM as t };