/** Addresses of remotes. Flags are parsed with them, so no more than that is loaded by their modules. */

/** True if the remote is reached over HTTP, the only way that takes the token. */
export function isHttp(remote: string): boolean {
  return /^https?:\/\//i.test(remote)
}
