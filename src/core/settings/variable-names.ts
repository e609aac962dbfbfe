/** Names of variables and options as people and files write them, brought to the form in which servers list variables. */
import { optionForms } from '../suite/option-reach.ts'

/**
 * The variables that a name may stand for, likeliest first: `loose-skip-log-bin` may be skip_log_bin, log_bin and others. What
 * stands behind a blank, as the pattern of performance-schema-instrument does in settings, is no part of the name.
 */
export function variableForms(name: string): readonly string[] {
  return optionForms(name.split(' ')[0] ?? name).map((form) => form.replaceAll('-', '_'))
}

/** Finds what is known by name: by whole names first, then by patterns in which * stands for any letters. */
export class NameIndex<Known> {
  readonly #whole = new Map<string, Known[]>()
  readonly #patterns: { readonly pattern: RegExp; readonly known: Known }[] = []

  constructor(entries: Iterable<readonly [name: string, known: Known]>) {
    for (const [name, known] of entries) {
      if (name.includes('*')) this.#patterns.push({ pattern: patternOf(name), known })
      else this.#whole.set(name, [...(this.#whole.get(name) ?? []), known])
    }
  }

  /** What is known of the first form of a name of which anything is. */
  find(name: string): readonly Known[] {
    const forms = variableForms(name)
    const whole = forms.map((form) => this.#whole.get(form)).find((known) => known !== undefined)
    if (whole !== undefined) return whole
    return forms.map((form) => this.#matching(form)).find((known) => known.length > 0) ?? []
  }

  #matching(form: string): readonly Known[] {
    return this.#patterns.filter(({ pattern }) => pattern.test(form)).map(({ known }) => known)
  }
}

function patternOf(name: string): RegExp {
  return new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[\\w.]*')}$`)
}
