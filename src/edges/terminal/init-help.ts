/** What `--help` prints for `qpsgate init`, and its flags. Light: loaded before anything else is known. */

export const INIT_FLAGS = {
  config: { type: 'string', multiple: true },
  image: { type: 'string' },
  runner: { type: 'string' },
  suite: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const

export const INIT_HELP = `usage: qpsgate init [FLAGS]

Writes the workflow that measures every pull request, .github/workflows/qpsgate.yml, with what the repository tells: its
option files (those that compose files mount and Dockerfiles copy before others), the image of its servers (compose files,
Dockerfiles, manifests, workflows), what its workflows run on, and the forge: for Gitea and Forgejo it goes where these read
workflows. It asks nothing, says what it found and where, and never overwrites: where a file is there already, nothing is
written.

  --suite          also write perf/qpsgate.yml, a suite with workloads, threads and tolerance to change
  --config PATH    option file or directory to gate instead of those that are found; may be repeated
  --image NAME     image to measure in, instead of the one that is found
  --runner LABEL   what the workflow runs on; several labels are separated by commas
  --dry-run        show what would be written, and write nothing

exit codes: 0 written, or shown · 2 wrong input, nothing to gate was found, or a file is there already

examples:
  qpsgate init --dry-run
  qpsgate init --config deploy/mysql/my.cnf --image mysql:8.4
`
