/**
 * Reads OpenMetrics text as its grammar has it (ABNF of the specification 1.0), gauges only, and refuses everything
 * else: https://prometheus.io/docs/specs/om/open_metrics_spec/#abnf
 */

export interface Family {
  readonly type: string
  unit: string
  help: string
  readonly samples: { readonly labels: Readonly<Record<string, string>>; readonly value: number }[]
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*'
const STRING = String.raw`(?:[^\n"\\]|\\[n"\\])*`
const LABEL = `[a-zA-Z_][a-zA-Z0-9_]*="${STRING}"`
const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?`
const DESCRIPTOR = new RegExp(`^# (TYPE|UNIT|HELP) (${NAME}) (.+)$`, 'u')
const SAMPLE = new RegExp(`^(${NAME})\\{((?:${LABEL})(?:,${LABEL})*)\\} (${NUMBER})$`, 'u')
const END = '# EOF\n'

/** @throws RangeError if the text is no exposition, or holds what its rules forbid */
export function readExposition(text: string): ReadonlyMap<string, Family> {
  if (!text.endsWith(END) || !text.isWellFormed()) throw new RangeError('no end, or no UTF-8')
  const families = new Map<string, Family>()
  const seen = new Set<string>()
  for (const line of text.slice(0, -END.length).split('\n').slice(0, -1)) {
    const [last] = [...families.keys()].slice(-1)
    const [, keyword, described = '', rest = ''] = DESCRIPTOR.exec(line) ?? []
    if (keyword === 'TYPE') {
      if (families.has(described)) throw new RangeError(`twice: ${described}`)
      families.set(described, { type: rest, unit: '', help: '', samples: [] })
      continue
    }
    const [, sampled = '', labels = '', value] = SAMPLE.exec(line) ?? []
    const name = keyword === undefined ? sampled : described
    const family = families.get(name)
    if (family === undefined || name !== last) throw new RangeError(`unexpected: ${line}`)
    if (keyword !== undefined) {
      if (family.samples.length > 0) throw new RangeError(`too late: ${line}`)
      if (keyword === 'UNIT' && !name.endsWith(`_${rest}`)) throw new RangeError(`not its unit: ${line}`)
      family[keyword === 'UNIT' ? 'unit' : 'help'] = rest
      continue
    }
    if (seen.has(`${name}{${labels}}`)) throw new RangeError(`twice: ${line}`)
    seen.add(`${name}{${labels}}`)
    family.samples.push({ labels: readLabels(labels), value: Number(value) })
  }
  return families
}

function readLabels(text: string): Readonly<Record<string, string>> {
  const pairs = [...text.matchAll(new RegExp(`(?:^|,)([a-zA-Z_][a-zA-Z0-9_]*)="(${STRING})"`, 'gu'))]
  const names = pairs.map(([, name = '']) => name)
  if (new Set(names).size < names.length) throw new RangeError(`a label twice: ${text}`)
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, unescaped(value)]))
}

function unescaped(value: string): string {
  return value.replaceAll(/\\(.)/gu, (_, character: string) => (character === 'n' ? '\n' : character))
}
