/**
 * Facts about a repository that `qpsgate init` finds, and the files that it skips. Everything here may have been
 * written by anybody.
 */

import type { TerraformModule } from '../sources/read-source.ts'
import type { ConfiguredServer } from '../sources/source.ts'
import type { Problem } from '../suite/suite.ts'
import type { FileKind, Unwritable } from './file-kinds.ts'

/** A file that configures servers, as the gate reads it. */
export interface FoundSource {
  /** From the top of the repository, with slashes. */
  readonly path: string
  readonly kind: FileKind
  /** Those with settings or an image. */
  readonly servers: readonly ConfiguredServer[]
  /** Problems for which the gate refuses it. */
  readonly problems: readonly Problem[]
}

/** A gated source: a file, a folder, or a command. */
export interface GatedSource extends Omit<FoundSource, 'kind'> {
  /** The name for the input `config`: the path, with a server after `#` if one is selected. */
  readonly written: string
  readonly kind: FileKind | 'file' | 'folder' | 'command'
  /** The file itself, or files of the folder in the order in which they are read. */
  readonly files: readonly string[]
  /** Whether it was named with --config. */
  readonly isNamed: boolean
}

/** The image that servers run in. `of-files`: each source names its own, so that the workflow names none. */
export type ChosenImage =
  | { readonly kind: 'of-files'; readonly images: readonly string[] }
  | { readonly kind: 'found'; readonly image: string; readonly path: string; readonly at: string }
  | { readonly kind: 'flag' | 'usual'; readonly image: string }

/** An image, or a runner, of a job whose name is known only when it runs. */
export interface OpenName {
  /** The text as written. */
  readonly written: string
  readonly path: string
  readonly job: string
}

/** The runner of a job. */
export interface Runner {
  readonly group: string | undefined
  readonly labels: readonly string[]
}

export interface FoundRunner extends Runner {
  /** `usual`: no other workflow gives one, so the documents' recommendation. */
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

/** Why a file that would have been looked at was not. */
export type Unread = 'link' | 'too-large' | 'binary' | 'unreadable'

/**
 * Why a source is not gated. `sample`: it is for tests, development or readers, or the code of others; `not-named`:
 * others were named; `same-image`: it has nothing but an image that another source names.
 */
export type LeftOut = 'sample' | 'not-named' | 'same-image'

/** Files that were found and not used, with the reason. */
export type PassedOver =
  | { readonly code: 'source'; readonly kind: FileKind; readonly path: string; readonly why: LeftOut }
  | { readonly code: 'broken'; readonly kind: GatedSource['kind']; readonly problem: Problem }
  | { readonly code: 'template'; readonly path: string }
  | { readonly code: 'unwritable'; readonly text: string; readonly why: Unwritable }
  | { readonly code: 'unread'; readonly path: string; readonly why: Unread }
  | ({ readonly code: 'open-image' } & OpenName)
  | ({ readonly code: 'open-runner' } & OpenName)
  | { readonly code: 'runner'; readonly runner: Runner; readonly jobs: number; readonly isUnfit: boolean }
  | { readonly code: 'too-many'; readonly what: string; readonly most: number }

/** Cautions for the person who commits the files. */
export type Caution =
  | { readonly code: 'floating-image'; readonly image: string }
  | { readonly code: 'private-registry'; readonly registry: string }
  | { readonly code: 'no-image'; readonly isForMariaDb: boolean }
  | { readonly code: 'usual-image'; readonly image: string }
  | { readonly code: 'image-replaces'; readonly image: string }
  | { readonly code: 'several-images'; readonly path: string }
  | { readonly code: 'wrong-product'; readonly path: string; readonly image: string }
  | { readonly code: 'image-without-docker'; readonly image: string }
  | { readonly code: 'formulas'; readonly path: string }
  | { readonly code: 'no-workflow' }
  | { readonly code: 'enterprise-server'; readonly host: string }
  | { readonly code: 'own-runner' }
  | { readonly code: 'runs-already'; readonly path: string }
  | { readonly code: 'tests-with-server'; readonly path: string }
  | { readonly code: 'not-in-git'; readonly path: string }
  | { readonly code: 'no-settings'; readonly path: string }
  | { readonly code: 'no-git'; readonly why: string | undefined }

/** All that was found out. */
export interface Findings {
  /** Empty: there is nothing that could be gated. */
  readonly configs: readonly GatedSource[]
  readonly image: ChosenImage | undefined
  /** Whether MariaDB is gated, as far as groups and images tell. */
  readonly isForMariaDb: boolean
  readonly runner: FoundRunner
  readonly forge: FoundForge
  /** Folder from which the forge reads workflows. */
  readonly workflowFolder: string
  /** Files that configure bots of pull requests; on GitHub alone, whose bots get tokens that only read. */
  readonly bots: readonly string[]
  readonly passedOver: readonly PassedOver[]
  readonly cautions: readonly Caution[]
}

/** Files of a repository, with slashes and from its top. */
export interface GatheredFiles {
  readonly texts: ReadonlyMap<string, string>
  /** Requested files without a text, and the reasons. */
  readonly unread: ReadonlyMap<string, Unread>
}

export interface GatheredRepository extends GatheredFiles {
  readonly paths: readonly string[]
  /** Whether there are more of them than are looked at. */
  readonly isCut: boolean
  /** Files of Terraform, parsed, by their folder. */
  readonly modules: ReadonlyMap<string, TerraformModule>
  /** Hosts of its remotes, origin first. */
  readonly hosts: readonly string[]
  /** `none`: no repository; `refused`: git does not work there. */
  readonly git: { readonly kind: 'works' | 'none' } | { readonly kind: 'refused'; readonly why: string }
  /** Sources named with --config. */
  readonly named: readonly NamedConfig[]
}

export interface NamedConfig {
  /** Path from the top, with a server after `#`, or a command. */
  readonly written: string
  /** Undefined for a command. */
  readonly path: string | undefined
  readonly at: string | undefined
  readonly isFolder: boolean
  /** The files of a folder that are read. */
  readonly files: readonly string[]
}
