/**
 * result.json of qpsgate, for TypeScript: import type { Result } from 'qpsgate'. Written by npm run schemas.
 * Later versions may add fields.
 */
export interface Result {
  readonly schemaVersion: 1
  readonly verdict: "pass" | "regressed" | "inconclusive" | "measured" | "not-measured"
  readonly suite: {
    readonly name: string
    readonly fingerprint: string
    readonly precision?: number
  }
  readonly commit: {
    readonly sha: string
    readonly isDirty: boolean
  } | null
  readonly before?: string | null
  readonly fingerprints?: {
    readonly [name: string]: string
  }
  readonly startedAt: string
  readonly seconds: number
  readonly timeline: readonly ({
    readonly step: "prepare" | "data" | "wait" | "judge" | "search"
    readonly from: number
    readonly to: number
  } | {
    readonly step: "start" | "stop"
    readonly trial: number
    readonly from: number
    readonly to: number
  } | {
    readonly step: "connect" | "warm-up" | "measure" | "end"
    readonly trial: number
    readonly workload: string
    readonly threads: number
    readonly from: number
    readonly to: number
  })[] | null
  readonly measuredSeconds: number
  readonly seed: number
  readonly reproduce: readonly (string)[]
  readonly plan: {
    readonly rules: readonly ("control" | "base" | "baseline")[]
    readonly arms: readonly (unknown)[]
    readonly cells: readonly ({
      readonly workload: {
        readonly name: string
        readonly writes?: boolean
        readonly isAnalytical?: boolean
      }
      readonly threads: number
    })[]
    readonly gatedCosts: readonly ("errors" | "deadlocks" | "cpu" | "switches" | "written" | "read" | "fsyncs" | "network" | "memory" | "p50" | "p95" | "p99")[]
    readonly shard: {
      readonly index: number
      readonly of: number
    } | null
    readonly parts?: number
    readonly groups?: readonly ({
      readonly scenarios: readonly (string)[]
      readonly cells: readonly ({
        readonly workload: string
        readonly threads: number
      })[]
      readonly trials: number
    })[]
    readonly startSpread: {
      readonly sd: number
      readonly df: number
    }
    readonly readSpread?: {
      readonly sd: number
      readonly df: number
    }
    readonly clockTolerance?: number
    readonly stored?: readonly ({
      readonly scenario: string
      readonly workload: string
      readonly threads: number
      readonly mean: number
      readonly variance: number
      readonly df: number
    })[]
    readonly trials: number
    readonly policy: {
      readonly tolerance: {
        readonly control: number | null
        readonly base: number
        readonly baseline: number
      }
      readonly toleranceFrom: {
        readonly control: string
        readonly base: string
        readonly baseline: string
      }
      readonly byScenario: {
        readonly [name: string]: {
          readonly control?: number | null
          readonly base?: number
          readonly baseline?: number
        }
      }
      readonly byWorkload: {
        readonly [name: string]: {
          readonly control?: number | null
          readonly base?: number
          readonly baseline?: number
        }
      }
      readonly costs?: {
        readonly [name: string]: {
          readonly share: number
          readonly from: string
        }
      }
      readonly failOn: readonly ("regressed" | "inconclusive" | "not-measured" | "error")[]
    }
  }
  readonly environment: {
    readonly cpuModel: string
    readonly cpus: number
    readonly serverCpus: readonly (number)[]
    readonly clientCpus: readonly (number)[]
    readonly memoryBytes: number
    readonly kernel: string
    readonly sysbench: string
    readonly runner: string
    readonly tools?: {
      readonly [name: string]: string
    }
  }
  readonly ownDefaults?: "servers-compared" | "server-changed" | "durability-changed" | "logs-changed" | null
  readonly scenarios: readonly ({
    readonly name: string
    readonly revision: "head" | "base" | "twin" | "base-twin" | "baseline"
    readonly role: "control" | "candidate"
    readonly server: {
      readonly product: string
      readonly version: string
    }
    readonly place: {
      readonly file: string
      readonly line: number
    }
    readonly fingerprint: string
    readonly testOptions?: readonly (string)[]
    readonly variables: {
      readonly [name: string]: string
    }
    readonly memory: {
      readonly residentBytes: number | null
      readonly performanceSchemaBytes: number | null
      readonly limitBytes?: number
      readonly fullHouse?: {
        readonly restBytes: number
        readonly peaks: readonly ({
          readonly clients: number
          readonly bytes: number
        })[]
        readonly poolBytes: number
        readonly mostClients: number
      }
    }
    readonly insight: {
      readonly [name: string]: "full" | "partial" | "none"
    }
    readonly collected?: {
      readonly consumers: readonly (string)[]
      readonly allConsumers: number
      readonly instruments: {
        readonly [name: string]: readonly (unknown)[]
      }
    }
    readonly startSeconds: number
    readonly restarts?: {
      readonly shutdown: readonly (number)[]
      readonly start: readonly (number)[]
      readonly recovery: readonly (number)[]
    }
    readonly host: string | null
    readonly cpuCapacity?: number | null
    readonly pageMisses: number | null
  })[]
  readonly cells: readonly ({
    readonly scenario: string
    readonly revision: "head" | "base" | "twin" | "base-twin" | "baseline"
    readonly workload: string
    readonly threads: number
    readonly qps: number
    readonly tps: number
    readonly latencyMs: {
      readonly avg: number | null
      readonly p50: number | null
      readonly p95: number | null
      readonly p99: number | null
    }
    readonly cpuMicrosPerQuery: number | null
    readonly serverCpuBusy: number | null
    readonly clientCpuBusy: number | null
    readonly isAwake?: true
    readonly slices: number
    readonly errors: number
  })[]
  readonly comparisons: readonly ({
    readonly rule: "control" | "base" | "baseline"
    readonly scenario: string
    readonly reference: string
    readonly workload: string
    readonly threads: number
    readonly change: number
    readonly low: number
    readonly high: number
    readonly confidence: number
    readonly effect: {
      readonly mean: number
      readonly standardError: number
      readonly df: number
      readonly within: {
        readonly variance: number
        readonly df: number
      }
      readonly between: {
        readonly variance: number
        readonly df: number
      }
    }
    readonly blocks: number
    readonly trials: number
    readonly refusal?: {
      readonly kind: "start" | "value" | "statements" | "schema" | "memory"
      readonly scenario: string
      readonly server: {
        readonly product: string
        readonly version: string
      } | null
      readonly title: string
      readonly message: string
      readonly lines: readonly ({
        readonly name: string
        readonly file: string
        readonly line: number
      })[]
      readonly isMeasured: boolean
    }
    readonly tolerance: number | null
    readonly toleranceFrom: string
    readonly detectable: number | null
    readonly verdict: "pass" | "regressed" | "inconclusive" | "measured"
    readonly label: "within the limit" | "slower within the limit" | "improved" | "slower" | "faster" | "not told apart" | "regressed" | "not confirmed" | "machine disturbed" | "not confirmed in time" | "leaning regressed" | "also slower, not pursued" | "not pursued" | "not by this change" | "inconclusive"
    readonly confirmed: boolean | null
    readonly statements?: readonly ({
      readonly name: string
      readonly sql?: string
      readonly change: number | null
      readonly low: number | null
      readonly high: number | null
      readonly before: {
        readonly milliseconds: number | null
        readonly share: number
        readonly executions: number
        readonly failed: number
      } | null
      readonly now: {
        readonly milliseconds: number | null
        readonly share: number
        readonly executions: number
        readonly failed: number
      } | null
      readonly explained: number | null
      readonly verdict: "slower" | "faster" | "no change" | "added" | "removed" | "too rare"
      readonly plan?: {
        readonly before: string
        readonly after: string
      }
    })[]
    readonly costs?: readonly ({
      readonly cost: "errors" | "deadlocks" | "cpu" | "switches" | "written" | "read" | "fsyncs" | "network" | "memory" | "p50" | "p95" | "p99"
      readonly before: number | null
      readonly now: number | null
      readonly change: number
      readonly low: number
      readonly high: number
      readonly differs: boolean
      readonly errorNumber?: number
      readonly gated?: {
        readonly tolerance: number | null
        readonly toleranceFrom: string
        readonly verdict: "pass" | "regressed" | "inconclusive" | "measured"
        readonly label: "within the limit" | "slower within the limit" | "improved" | "slower" | "faster" | "not told apart" | "regressed" | "not confirmed" | "machine disturbed" | "not confirmed in time" | "leaning regressed" | "also slower, not pursued" | "not pursued" | "not by this change" | "inconclusive"
        readonly confirmed: boolean | null
      }
    })[]
  })[]
  readonly study?: {
    readonly control: string
    readonly levels: readonly ({
      readonly workload: string
      readonly threads: number
      readonly isSaturated: boolean | null
    })[]
    readonly ranked: readonly (string)[]
    readonly ranking: readonly ({
      readonly scenario: string
      readonly change: number
      readonly low: number
      readonly high: number
      readonly isApart: boolean
      readonly isFaster: boolean | null
    })[]
    readonly fastest?: readonly ({
      readonly workload: string
      readonly threads: number
      readonly scenarios: readonly (string)[]
    })[]
    readonly parting: readonly ({
      readonly scenario: string
      readonly alikeUpTo: number
      readonly apartFrom: number
      readonly isSlower: boolean
    })[]
  } | null
  readonly twin: readonly ({
    readonly workload: string
    readonly threads: number
    readonly change: number
    readonly low: number
    readonly high: number
    readonly effect: {
      readonly mean: number
      readonly standardError: number
      readonly df: number
      readonly within: {
        readonly variance: number
        readonly df: number
      }
      readonly between: {
        readonly variance: number
        readonly df: number
      }
    }
  })[]
  readonly disturbance: {
    readonly blocks: number
    readonly disturbed: number
    readonly dropped: number
  }
  readonly settings: readonly ({
    readonly scenario: string
    readonly kind: "option" | "sql" | "image" | "binary" | "schema" | "workload" | "mix"
    readonly name: string
    readonly before: {
      readonly value?: string
      readonly file: string
      readonly line: number
    } | null
    readonly after: {
      readonly value?: string
      readonly file: string
      readonly line: number
    } | null
    readonly takesEffect?: "live" | "start"
    readonly got?: string
  })[]
  readonly alike?: readonly ({
    readonly name: string
    readonly scenario: string
    readonly settings: readonly ({
      readonly name: string
      readonly file: string
      readonly line: number
    })[]
  })[]
  readonly coverage: readonly ({
    readonly scenario: string
    readonly name: string
    readonly variable: string
    readonly file: string
    readonly line: number
    readonly before: string | null
    readonly after: string | null
    readonly status: "exercised" | "not-reached" | "no-difference" | "no-effect" | "not-measured"
    readonly why: "other-workload" | "no-load" | "switched-off" | "made-equal" | "isolated" | "container" | "not-on-server" | "other-group" | "other-program" | "not-applied" | "derived" | "other-load" | "page-cache" | "no-time" | "unknown" | null
    readonly cells: readonly ({
      readonly workload: string
      readonly threads: number
    })[]
    readonly shownBy: {
      readonly counter: string
      readonly before: number | null
      readonly after: number
    } | null
    readonly still: readonly (string)[]
    readonly needs: readonly (string)[]
    readonly measured: {
      readonly before: string
      readonly after: string
      readonly dataBytes: number
    } | null
    readonly message: string
  })[]
  readonly advice: readonly ({
    readonly scenario: string
    readonly code: string
    readonly variable: string
    readonly file: string
    readonly line: number
    readonly message: string
    readonly page: string
  })[]
  readonly beside?: readonly ({
    readonly code: "statements" | "memory" | "disk" | "asked" | "restart"
    readonly message: string
  })[]
  readonly baseline?: {
    readonly branch: string
    readonly name: string
    readonly commit: string
    readonly unchanged: readonly (string)[]
    readonly changes: readonly ({
      readonly scenario: string
      readonly commit: string
      readonly title: string | null
      readonly settings: readonly ({
        readonly scenario: string
        readonly name: string
        readonly before: string | null
        readonly after: string | null
        readonly file: string
        readonly line: number
      })[]
      readonly change: number
      readonly low: number
      readonly high: number
    })[]
  } | null
  readonly accepted: {
    readonly by: string
  } | null
  readonly causes: readonly ({
    readonly settings: readonly ({
      readonly name: string
      readonly before: string | null
      readonly after: string | null
      readonly place: {
        readonly file: string
        readonly line: number
      } | null
    })[]
    readonly verdict: "to blame" | "innocent" | "inconclusive" | "needed" | "not measured"
    readonly kind: "verdict" | "one" | "either" | "all" | "group"
    readonly change: number | null
    readonly low: number | null
    readonly high: number | null
    readonly needs: readonly (string)[]
  })[]
  readonly explanation: {
    readonly rule: "control" | "base" | "baseline"
    readonly scenario: string
    readonly reference: string
    readonly workload: string
    readonly threads: number
    readonly cost?: "errors" | "deadlocks" | "cpu" | "switches" | "written" | "read" | "fsyncs" | "network" | "memory" | "p50" | "p95" | "p99"
    readonly whole: {
      readonly change: number
      readonly low: number
      readonly high: number
    }
    readonly seconds: number
    readonly together?: true
    readonly defaults?: readonly ({
      readonly name: string
      readonly before: string
      readonly after: string
    })[]
    readonly end: "decided" | "out of time" | "nothing to compare"
  } | null
  readonly warnings: readonly ({
    readonly code: string
    readonly message: string
    readonly [name: string]: unknown
  })[]
}

export type Verdict = Result['verdict']
export type Comparison = Result['comparisons'][number]
export type Cell = Result['cells'][number]
export type Scenario = Result['scenarios'][number]
