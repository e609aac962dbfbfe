/** Which store of runs is meant. What opens it brings the credentials: a request may be printed. */
export type StoreChoice =
  | { readonly kind: 'directory'; readonly path: string }
  /** Branch of the remote origin of the repository one stands in. */
  | { readonly kind: 'branch'; readonly branch: string }
  | {
      readonly kind: 'remote'
      /** Address of a repository, without credentials. */
      readonly remote: string
      readonly branch: string
    }
