// src/edges/git/remote-address.ts
/** Addresses of remotes. This module imports nothing, because flags need it before anything heavy is loaded. */
/** Only a remote that is reached over HTTP takes the token. */
function isHttp(remote) {
	return /^https?:\/\//i.test(remote);
}

export { isHttp as t };