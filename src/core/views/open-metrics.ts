/**
 * OpenMetrics 1.0 as text: figures for Prometheus and other readers of the format. All are gauges, the verdict too:
 * programs that take files and pushes, the node exporter and the push gateway, read the older text format, which knows
 * neither info nor state sets. https://prometheus.io/docs/specs/om/open_metrics_spec/
 */

import { hasInterval, type Result } from '../result/result.ts'
import { printable } from './chart/chart-text.ts'

interface Family {
  /** Ends in its unit, where it has one. */
  readonly name: string
  readonly unit?: string
  readonly help: string
  readonly samples: readonly Sample[]
}

interface Sample {
  readonly labels: Readonly<Record<string, string | number>>
  readonly value: number
}

const VERDICTS: readonly Result['verdict'][] = ['pass', 'regressed', 'inconclusive']

/** Figures of one run, without a time: they count as current whenever they are read. */
export function renderOpenMetrics(result: Result): string {
  const families = familiesOf(result).filter(({ samples }) => samples.length > 0)
  return `${families.flatMap(linesOf).join('\n')}\n# EOF\n`
}

function familiesOf(result: Result): Family[] {
  const suite = result.suite.name
  return [
    {
      name: 'qpsgate_verdict',
      help: 'Verdict of the run: 1 for what it is, 0 for what it is not.',
      samples: VERDICTS.map((verdict) => ({ labels: { suite, verdict }, value: Number(verdict === result.verdict) })),
    },
    {
      name: 'qpsgate_measured_seconds',
      unit: 'seconds',
      help: 'Counted time of all servers together.',
      samples: [{ labels: { suite }, value: result.measuredSeconds }],
    },
    {
      name: 'qpsgate_qps',
      unit: 'qps',
      help: 'Queries per second of a scenario; the twin is a second control.',
      samples: result.cells.map(({ scenario, revision, workload, threads, qps }) => ({
        labels: { suite, scenario, revision, workload, threads },
        value: qps,
      })),
    },
    ...changeFamilies(result),
  ]
}

/** Means over all cells have the workload * and 0 threads, as in the result. */
function changeFamilies({ suite, comparisons }: Result): Family[] {
  const samples = comparisons.map((found) => {
    const { rule, scenario, reference, workload, threads } = found
    return { labels: { suite: suite.name, rule, scenario, reference, workload, threads }, found }
  })
  const sure = samples.flatMap(({ labels, found }) => (hasInterval(found) ? [{ labels, found }] : []))
  return [
    {
      name: 'qpsgate_change_ratio',
      unit: 'ratio',
      help: 'Relative change of queries per second: -0.2 is 20 percent slower than the reference.',
      samples: samples.map(({ labels, found }) => ({ labels, value: found.change })),
    },
    {
      name: 'qpsgate_change_low_ratio',
      unit: 'ratio',
      help: 'Lower end of the interval of the change.',
      samples: sure.map(({ labels, found }) => ({ labels, value: found.low })),
    },
    {
      name: 'qpsgate_change_high_ratio',
      unit: 'ratio',
      help: 'Upper end of the interval of the change.',
      samples: sure.map(({ labels, found }) => ({ labels, value: found.high })),
    },
  ]
}

function linesOf({ name, unit, help, samples }: Family): string[] {
  // If samples have the same labels, which no reader accepts, the first counts.
  const values = new Map<string, number>()
  for (const { labels, value } of samples) {
    const text = labelsText(labels)
    if (!values.has(text)) values.set(text, value)
  }
  return [
    `# TYPE ${name} gauge`,
    ...(unit === undefined ? [] : [`# UNIT ${name} ${unit}`]),
    `# HELP ${name} ${help}`,
    ...[...values].map(([labels, value]) => `${name}{${labels}} ${value}`),
  ]
}

function labelsText(labels: Sample['labels']): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(String(value))}"`)
    .join(',')
}

/** Invisible characters, line feeds among them, are shown as \uXXXX; backslashes and quotes are escaped. */
function escaped(text: string): string {
  return printable(text).replaceAll(/[\\"]/g, '\\$&')
}
