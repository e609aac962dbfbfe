// src/edges/git/remote-address.ts
/**
* Addresses of remotes. This module imports nothing, because the command line loads it to check flags before it knows
* the version of Node.
*/
/** Whether the remote is reached over HTTP, because only there can qpsgate send a token. */
function isHttp(remote) {
	return /^https?:\/\//i.test(remote);
}

export { isHttp as t };