/** What `--help` prints for the commands on histories, and their flags. Light: loaded before anything else is known. */
import { DEFAULT_DATA_BRANCH } from '../store/well-known-names.ts'

/** Runs that are listed of each history. */
export const DEFAULT_LAST = 20

const STORE_FLAGS = { 'baseline-branch': { type: 'string' }, store: { type: 'string' } } as const

export const RECORD_FLAGS = {
  ...STORE_FLAGS,
  branch: { type: 'string' },
  commit: { type: 'string' },
  'run-url': { type: 'string' },
  json: { type: 'boolean' },
} as const

export const RECORD_HELP = `usage: qpsgate record RESULT... --branch NAME [FLAGS]

Appends a result (an output directory of qpsgate run, or its result.json with slices.jsonl beside it) to the stored runs
of a branch. Its figures are computed again from the raw slices; several results are joined, as in qpsgate report. A
result that is stored already is not stored twice.

  --branch NAME            the branch of the repository that was measured
  --commit SHA             the commit that was measured (default: the one that the result names, else HEAD here)
  --run-url URL            page of the workflow run that measured it
  --baseline-branch NAME   branch that the runs are kept on, of the remote origin of the repository one stands in
                           (default: ${DEFAULT_DATA_BRANCH}); git finds the credentials by itself
  --store DIR              directory that the runs are kept in, instead of a branch
  --json                   print what was stored, and where, as JSON

A run that could not be stored is kept beside the result as unstored-run.json, which can be recorded later; it knows its
branch and commit.

exit codes: 0 stored · 2 wrong input · 3 could not be stored

examples:
  qpsgate record qpsgate-out --branch main
  qpsgate record qpsgate-out --branch release/8.4 --store /srv/qpsgate
  qpsgate record qpsgate-out/unstored-run.json
`

export const HISTORY_FLAGS = {
  ...STORE_FLAGS,
  branch: { type: 'string' },
  suite: { type: 'string' },
  last: { type: 'string' },
  json: { type: 'boolean' },
  dashboard: { type: 'string' },
  keep: { type: 'string' },
  'older-than': { type: 'string' },
  squash: { type: 'boolean' },
} as const

export const HISTORY_HELP = `usage: qpsgate history [list] [FLAGS]
       qpsgate history --dashboard DIR [FLAGS]
       qpsgate history prune [--keep N] [--older-than DAYS] [--squash] [FLAGS]

Shows the stored runs, makes a page of them, or gives up old ones.

which runs:
  --baseline-branch NAME   branch that the runs are kept on, of the remote origin of the repository one stands in
                           (default: ${DEFAULT_DATA_BRANCH})
  --store DIR              directory that the runs are kept in, instead of a branch
  --branch NAME            only runs of this branch
  --suite NAME             only runs of this suite

how they are shown:
  --last N                 the newest N of each branch and suite (default: ${DEFAULT_LAST}; of the dashboard: all)
  --json                   print them as JSON
  --dashboard DIR          write a page with charts into a directory: open DIR/index.html

what is given up:
  --keep N                 runs beyond the newest N of each branch and suite
  --older-than DAYS        charts of comments that are older
  --squash                 earlier states of the branch, so that it becomes small; needs leave to force-push

Files that cannot be read are named, and never given up.

exit codes: 0 done · 2 wrong input, or the store cannot be read or written

examples:
  qpsgate history --branch main --last 5
  qpsgate history --dashboard site
  qpsgate history prune --keep 500 --older-than 90 --squash
`
