// src/edges/git/remote-address.ts
/** Addresses of remotes, in a module without imports: flags need it before anything heavy is loaded. */
/** True if the remote is reached over HTTP, the only way that takes the token. */
function isHttp(remote) {
	return /^https?:\/\//i.test(remote);
}

export { isHttp as t };