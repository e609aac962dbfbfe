/** What `qpsgate init` finds out of a repository, and what it passes over. Everything here may have been written by anybody. */

/** Where something stands. Paths are from the top of the repository, with slashes. */
export type Source =
  | { readonly kind: 'flag'; readonly flag: '--config' | '--image' | '--runner' }
  | { readonly kind: 'compose'; readonly path: string; readonly service: string }
  | { readonly kind: 'dockerfile'; readonly path: string }
  | { readonly kind: 'manifest'; readonly path: string }
  | { readonly kind: 'workflow'; readonly path: string; readonly job: string }

/** A file or folder that is mounted into a container, or copied into an image, where servers look for option files. */
export interface Use {
  readonly source: Source
  /** Paths that may be meant, the likeliest first: what a Dockerfile copies is relative to a place that it does not tell. */
  readonly candidates: readonly string[]
  /** Path inside the container. */
  readonly target: string
}

/** An image of MySQL, MariaDB or Percona Server. */
export interface FoundImage {
  readonly image: string
  readonly source: Source
}

/** The image that is written down; `usual` where no file names one. */
export interface ChosenImage {
  readonly image: string
  readonly source: Source | { readonly kind: 'usual' }
}

/** An image, or a runner, whose name is known only when its file is used. */
export interface OpenName {
  /** As it is written. */
  readonly written: string
  readonly source: Source
}

/** What one file tells of servers and of the files that they read. */
export interface ServerFindings {
  readonly images: readonly FoundImage[]
  readonly open: readonly OpenName[]
  readonly uses: readonly Use[]
}

/**
 * How likely an option file is that of the servers that matter, the likeliest first. `used`: a container gets it;
 * `usual-name`: it is called, or lies, as such files do; `plain`: it ends in .cnf; `other-ending`: it does not;
 * `development`: a container gets it, for tests or development; `sample`: it is for these or for readers, or the code of others.
 */
export const STANDINGS = ['used', 'usual-name', 'plain', 'other-ending', 'development', 'sample'] as const
export type Standing = (typeof STANDINGS)[number]

export interface FoundOptionFile {
  readonly path: string
  readonly standing: Standing
  readonly uses: readonly Use[]
  /** Whether all its settings stand in groups that MySQL does not read. */
  readonly isForMariaDb: boolean
}

/** What is gated: an option file, or a folder whose .cnf files a server reads together. */
export interface GatedConfig {
  readonly path: string
  readonly isFolder: boolean
  /** The file itself, or the folder's files in the order in which they are read. */
  readonly files: readonly string[]
  readonly because: { readonly kind: 'flag' } | { readonly kind: Standing; readonly use: Use | undefined }
  readonly isForMariaDb: boolean
}

/** What a job runs on. */
export interface Runner {
  readonly group: string | undefined
  readonly labels: readonly string[]
}

export interface FoundRunner extends Runner {
  /** `usual`: no other workflow tells, so what the documents recommend. */
  readonly because:
    | { readonly kind: 'flag' }
    | { readonly kind: 'jobs'; readonly jobs: number; readonly of: number }
    | { readonly kind: 'usual' }
}

export type Forge = 'github' | 'gitlab' | 'gitea' | 'forgejo'

export interface FoundForge {
  readonly forge: Forge
  readonly because:
    | { readonly kind: 'remote'; readonly host: string }
    | { readonly kind: 'path'; readonly path: string }
    | { readonly kind: 'usual' }
}

/** Why a text cannot stand in a workflow's input, or would mean something else there. */
export type Unwritable = 'expression' | 'invisible' | 'separator' | 'blank-ends' | 'too-long'

/** Why a file that would have been looked at was not. */
export type Unread = 'link' | 'too-large' | 'binary' | 'not-yaml' | 'unreadable'

/** What was found and not taken, with the reason. */
export type PassedOver =
  | { readonly code: 'option-file'; readonly path: string; readonly standing: Standing }
  | { readonly code: 'template'; readonly path: string }
  | { readonly code: 'inline-options'; readonly path: string }
  | { readonly code: 'unwritable'; readonly text: string; readonly why: Unwritable }
  | { readonly code: 'unread'; readonly path: string; readonly why: Unread }
  | { readonly code: 'image'; readonly image: string; readonly sources: readonly Source[] }
  | { readonly code: 'open-image'; readonly written: string; readonly source: Source }
  | { readonly code: 'open-runner'; readonly written: string; readonly source: Source }
  | { readonly code: 'runner'; readonly runner: Runner; readonly jobs: number; readonly isUnfit: boolean }
  | { readonly code: 'too-many'; readonly what: string; readonly most: number }

/** What whoever commits the files should know. */
export type Caution =
  | { readonly code: 'floating-image'; readonly image: string }
  | { readonly code: 'private-registry'; readonly registry: string }
  | { readonly code: 'no-image'; readonly isForMariaDb: boolean }
  | { readonly code: 'usual-image'; readonly image: string }
  | { readonly code: 'wrong-product'; readonly path: string; readonly image: string }
  | { readonly code: 'image-without-docker'; readonly image: string }
  | { readonly code: 'no-workflow' }
  | { readonly code: 'enterprise-server'; readonly host: string }
  | { readonly code: 'own-runner' }
  | { readonly code: 'runs-already'; readonly path: string }
  | { readonly code: 'not-in-git'; readonly path: string }
  | { readonly code: 'no-settings'; readonly path: string }
  | { readonly code: 'no-git'; readonly why: string | undefined }

/** All that was found out. */
export interface Findings {
  /** Empty: there is no option file that could be gated. */
  readonly configs: readonly GatedConfig[]
  readonly image: ChosenImage | undefined
  /** Whether MariaDB is gated, as far as option files and images tell. */
  readonly isForMariaDb: boolean
  readonly runner: FoundRunner
  readonly forge: FoundForge
  /** Folder from which the forge reads workflows. */
  readonly workflowFolder: string
  readonly passedOver: readonly PassedOver[]
  readonly cautions: readonly Caution[]
}

export interface GatheredRepository {
  /** Paths of its files from the top, with slashes. */
  readonly paths: readonly string[]
  /** Whether there are more of them than are looked at. */
  readonly isCut: boolean
  readonly texts: ReadonlyMap<string, string>
  /** Files of those that were wanted, and why there is no text of them. */
  readonly unread: ReadonlyMap<string, Unread>
  /** Hosts of its remotes, origin first. */
  readonly hosts: readonly string[]
  /** `none`: no repository; `refused`: git does not work there. */
  readonly git: { readonly kind: 'works' | 'none' } | { readonly kind: 'refused'; readonly why: string }
  /** What was named with --config, from the top; folders with their files. */
  readonly named: readonly NamedConfig[]
}

export interface NamedConfig {
  readonly path: string
  readonly isFolder: boolean
  readonly files: readonly string[]
}
