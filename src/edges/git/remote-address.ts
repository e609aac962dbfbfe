/** Addresses of remotes. This module imports nothing, because flags need it before anything heavy is loaded. */

/** Only a remote that is reached over HTTP takes the token. */
export function isHttp(remote: string): boolean {
  return /^https?:\/\//i.test(remote)
}
