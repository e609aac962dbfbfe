/** Values of YAML files that may have any form: what is not as expected counts as empty. */
import { isMap } from '../suite/consistency.ts'

export type Values = Readonly<Record<string, unknown>>

export function asMap(value: unknown): Values {
  return isMap(value) ? value : {}
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Longer names and paths are no one's, and expressions that take texts apart would take their time for them. */
const LONGEST_TEXT = 1000

/** A name or path; undefined where it is something else. */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= LONGEST_TEXT ? value : undefined
}

/** Whether a text that is not known yet will probably be the image of a server. */
export function speaksOfServer(text: string): boolean {
  return /mysql|mariadb|percona/i.test(text)
}
