/** What `--help` prints, and the flags it describes. Light: loaded before anything else is known. */

/** Flags that say what is measured and how it is judged. */
export const MEASURED_FLAGS = {
  config: { type: 'string', multiple: true },
  base: { type: 'string' },
  against: { type: 'string' },
  budget: { type: 'string' },
  threads: { type: 'string' },
  workloads: { type: 'string' },
  scenarios: { type: 'string' },
  tolerance: { type: 'string' },
  'on-inconclusive': { type: 'string' },
  switch: { type: 'boolean' },
} as const

export const RUN_FLAGS = {
  ...MEASURED_FLAGS,
  branch: { type: 'string' },
  store: { type: 'string' },
  'baseline-branch': { type: 'string' },
  explain: { type: 'string' },
  'explain-budget': { type: 'string' },
  advice: { type: 'string' },
  memory: { type: 'string' },
  shard: { type: 'string' },
  seed: { type: 'string' },
  server: { type: 'string' },
  image: { type: 'string' },
  out: { type: 'string' },
  install: { type: 'boolean' },
  'keep-data': { type: 'boolean' },
  timeline: { type: 'boolean' },
  format: { type: 'string', multiple: true },
  quiet: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

export const PLAN_FLAGS = { ...MEASURED_FLAGS, shards: { type: 'string' } } as const

export const REPORT_FLAGS = {
  out: { type: 'string' },
  timeline: { type: 'boolean' },
  format: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const

export const REPORT_HELP = `usage: qpsgate report RESULT... [FLAGS]

Reads results back (output directories of qpsgate run, or their result.json with slices.jsonl beside it), computes the
verdict again from the raw slices, and writes every view. Several results are joined where they measured different cells
of one plan with the same scenarios and tolerances; others are refused.

  --out DIR      directory for what is written (default: qpsgate-out)
  --timeline     also show where the time of the run went, as a table and in timeline.svg and .png
  --format LIST  also write views for other programs, of sarif (qpsgate.sarif), junit (junit.xml) and openmetrics
                 (metrics.txt); may be repeated
  --json         print result.json instead of the table

examples:
  qpsgate report qpsgate-out
  qpsgate report shard-1 shard-2 --out joined
`

export const IMPORT_FLAGS = {
  control: { type: 'string' },
  name: { type: 'string' },
  tolerance: { type: 'string' },
  out: { type: 'string' },
  format: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const

export const IMPORT_HELP = `usage: qpsgate import FILE.csv|DIRECTORY... --control NAME [FLAGS]

Makes a result, with every view of it, of queries per second that were measured elsewhere. Such figures say nothing of
servers or machine, and without repetitions nothing of how much they vary: then every change has no interval, and the
verdict is inconclusive. Cells that were measured repeatedly have 95 % intervals over the repetitions, and pass where these
show it. No imported figure is called regressed, as that takes servers that are started again.

A CSV file has a header and one of these forms, with commas, semicolons or tabs; several rows of one cell are repetitions:

  scenario,workload,threads,qps    a row a figure; in any order; also latency_ms, p95_ms and trial
  workload,threads,NAME,NAME...    a row a cell, a column a scenario; also trial; an empty field was not measured

Of repetitions that have the same trials in both scenarios, changes are taken trial by trial.

A directory holds what sysbench 1.0 printed, one run a file: SCENARIO.WORKLOAD.THREADS[.TRIAL].txt, or
SCENARIO/WORKLOAD-THREADS[-TRIAL].txt. Other files are passed over unless they end in .txt.

  --control NAME        scenario that the others are compared with; needed
  --name NAME           what the result is called (default: the name of the first file, without its ending)
  --tolerance PERCENT   tolerated slowdown (default: 30%, as in suites)
  --out DIR             directory for what is written (default: qpsgate-out)
  --format LIST         also write views for other programs, as in qpsgate report
  --json                print result.json instead of the table

exit codes: 0 pass or inconclusive · 2 wrong input

examples:
  qpsgate import study.csv --control pfsoff --out study
  qpsgate import runs/ --control off --name pfs --tolerance 5%
`

export const DOCTOR_FLAGS = {
  budget: { type: 'string' },
  server: { type: 'string' },
  image: { type: 'string' },
  install: { type: 'boolean' },
  restore: { type: 'boolean' },
  quiet: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

export const DOCTOR_HELP = `usage: qpsgate doctor [FLAGS]

Checks what a run needs on this machine: programs, CPUs, memory, disk, docker, a server. Then measures two equal servers
against each other and says how much they seem to differ, and which tolerance a run of that length supports.

  --budget TIME    time for measuring (default: 30s)
  --server KIND    auto, docker or local, as in qpsgate run
  --image NAME     image that holds mysqld or mariadbd
  --install        fetch missing sysbench or server with the system's package manager
  --restore        instead: give servers that we did not start the settings back that a killed run has left switched;
                   the password is taken from QPSGATE_PASSWORD
  --quiet          no progress
  --json           print the findings as JSON

exit codes: 0 ready, or all restored · 2 something is missing · 3 could not measure, or not restore all

example:
  qpsgate doctor --image mysql:8.4
`

export const HELP = `qpsgate – what a MySQL or MariaDB configuration costs in queries per second

usage: qpsgate COMMAND [ARGUMENTS]

commands:
  run [SUITE]        start the servers of a suite, drive them with sysbench, compare them, decide
  plan [SUITE]       show what a run would measure, or share it between machines
  report RESULT...   judge and render results again; join results of one plan
  import FILE...     make a result of figures that were measured elsewhere
  record RESULT...   append a result to the stored runs of a branch
  history            list the stored runs, make a page of them, give up old ones
  doctor             check this machine, and measure how small a change it can tell

  qpsgate COMMAND --help    explains a command
  qpsgate --version         prints the version

example:
  qpsgate run scenarios/quickstart.yml

exit codes: 0 pass · 1 regressed · 2 wrong input · 3 could not measure · 128+n stopped by signal n
`

export const PLAN_HELP = `usage: qpsgate plan [SUITE] [FLAGS]

Shows what qpsgate run would measure with the same flags: servers, cells, time. Nothing is started.

  --shards N   print the matrix of a workflow that shares the cells between N machines, as one line of JSON; each job
               then runs qpsgate run --shard 1/N, 2/N, …, and qpsgate report joins what they measured

Also --config, --base, --against, --budget, --threads, --workloads, --scenarios, --tolerance, --on-inconclusive and --switch, as
in qpsgate run.

examples:
  qpsgate plan scenarios/pfs.yml
  qpsgate plan scenarios/pfs.yml --shards 3
`

export const RUN_HELP = `usage: qpsgate run [SUITE] [FLAGS]
       qpsgate run --config FILE --base REF_OR_FILE [FLAGS]

Measures the scenarios of a suite (default: scenarios/quickstart.yml) side by side on this machine and prints what
each costs in queries per second against the suite's control. With --config it measures an option file against itself
before the change, without a suite.

what is measured:
  --config FILE          an option file, or a directory of them, instead of a suite; may be repeated
  --budget TIME          time for measuring, such as 45s, 5m, 1h30m (default: the suite's)
  --threads LIST         concurrency levels, such as 1,8,32
  --workloads LIST       only these workloads of the suite
  --scenarios LIST       only these scenarios, and the control
  --base REF_OR_FILE     the suite or option file before the change, a git ref or a file: scenarios that changed are
                         compared with themselves as they were
  --against LIST         what scenarios are compared with, of control, base and history (default: control, and base
                         where --base is given; of option files: base)
  --branch NAME          with history: whose stored runs (default: main)
  --store DIR            with history: directory of the stored runs, see qpsgate record
  --baseline-branch NAME with history: branch of origin that holds them (default: qpsgate-data)
  --shard I/N            only this part of the cells, see qpsgate plan
  --seed N               order of turns; the same seed gives the same order (default: random, reported)

which servers:
  --server KIND          auto, docker, local or external (default: auto – docker where the suite or --image names an image,
                         external where it names a dsn, else the mysqld or mariadbd of this machine)
  --image NAME           image that holds mysqld or mariadbd, such as mysql:8.4
  --switch               scenarios that differ only in what can be switched share a running server
  --keep-data            data on a server that was running already stay there (default: they are dropped)
  --install              fetch missing sysbench or server with the system's package manager

how it is judged:
  --tolerance PERCENT    tolerated slowdown for every rule, such as 5%
  --on-inconclusive W    pass or fail (default: the suite's, else pass)

which setting is to blame:
  --explain WHEN         on-fail, always or never: measure what each changed setting costs (default: on-fail)
  --explain-budget TIME  time for that, beside what is left of the budget (default: 2m)

what is known beforehand of settings that changed:
  --advice WHEN          on or off: say what they are known to risk, such as commits lost in a crash; it decides nothing
                         (default: on)
  --memory SIZE          memory of the machines that they are for, such as 64G; then also where it will not do

what is written:
  --out DIR              directory for result.json, slices.jsonl, report.md, report.html and the chart
                         (default: qpsgate-out)
  --timeline             also show where the time of the run went, as a table and in timeline.svg and .png; report.html
                         always has it
  --format LIST          also write views for other programs, of sarif (qpsgate.sarif), junit (junit.xml) and openmetrics
                         (metrics.txt); may be repeated
  --json                 print result.json instead of the table
  --quiet                no progress

examples:
  qpsgate run                                                          the quickstart, 45 s
  qpsgate run scenarios/pfs.yml --budget 4m                            Performance Schema, every setting
  qpsgate run my.yml --image mysql:8.4 --threads 1,32 --out results    in containers
  qpsgate run --config my.cnf --base origin/main                       an option file against the main branch
`
