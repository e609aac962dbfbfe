// node_modules/@octokit/request-error/dist-src/index.js
var e = class extends Error {
	name;
	status;
	request;
	response;
	constructor(e, t, n) {
		super(e, { cause: n.cause }), this.name = `HttpError`, this.status = Number.parseInt(t), Number.isNaN(this.status) && (this.status = 0), `response` in n && (this.response = n.response);
		let r = Object.assign({}, n.request);
		n.request.headers.authorization && (r.headers = Object.assign({}, n.request.headers, { authorization: n.request.headers.authorization.replace(/(?<! ) .*$/, ` [REDACTED]`) })), r.url = r.url.replace(/\bclient_secret=\w+/g, `client_secret=[REDACTED]`).replace(/\baccess_token=\w+/g, `access_token=[REDACTED]`), this.request = r;
	}
};

export { e as t };