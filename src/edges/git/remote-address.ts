/** Addresses of remotes, in a module without imports: flags need it before anything heavy is loaded. */

/** True if the remote is reached over HTTP, the only way that takes the token. */
export function isHttp(remote: string): boolean {
  return /^https?:\/\//i.test(remote)
}
