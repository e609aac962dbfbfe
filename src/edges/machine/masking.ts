/** Hides this process's secrets in every text that leaves it, because servers and tools may print them, too. */
import { escapeInvisible } from '../../core/problems.ts'
import { escapeMarkdown } from '../../core/wording/escape.ts'

const MASK = '***'
/** Names of variables that hold secrets: those of qpsgate, of forges such as GitHub, and of clouds. */
const NAMES = /(?:PASSWORD|PASSWD|TOKEN|SECRET|CREDENTIALS?|(?:ACCESS|API|PRIVATE|SECRET)_KEY|^MYSQL_PWD)(?:_AT_\w+)?$/i
/** The password in a URL, because any variable may hold a URL with one. */
const IN_ADDRESS = /^[a-z][a-z\d+.-]*:\/\/[^/?#@\s]*:([^/?#\s]+)@/i
const SHORTEST = 6
/**
 * Secrets that could as well be a word or a number in a report. They stay, because masks would make reports unreadable.
 */
const USUAL = /^(?:[a-z]{1,11}|\d{1,11})$/i
/**
 * Start of a line that tells GitHub's runner which secret to hide. The runner needs the secret, so such lines have no
 * mask.
 */
const TELLS_RUNNER = '::add-mask::'

let cache: { readonly secrets: string; readonly pattern: RegExp | undefined } = { secrets: '', pattern: undefined }

/** The text without the secrets of the environment. They are also found in other forms, such as base64. */
export function mask(text: string): string {
  const pattern = patternNow()
  return pattern === undefined ? text : text.replace(pattern, MASK)
}

/** The value with all its texts masked. The keys of objects stay, because code finds values by them. */
export function maskValue<T>(value: T): T {
  return patternNow() === undefined ? value : (maskedIn(value) as T)
}

/** Masks whatever is written to these streams from now on, so that no code that prints can forget to do so. */
export function maskOutput(streams: readonly NodeJS.WriteStream[] = [process.stdout, process.stderr]): void {
  for (const stream of streams) {
    const write = stream.write.bind(stream) as (chunk: unknown, ...others: unknown[]) => boolean
    const isPlain = (chunk: unknown) => typeof chunk === 'string' && !chunk.startsWith(TELLS_RUNNER)
    stream.write = (chunk: unknown, ...others: unknown[]) =>
      write(isPlain(chunk) ? mask(chunk as string) : chunk, ...others)
  }
}

function maskedIn(value: unknown): unknown {
  if (typeof value === 'string') return mask(value)
  if (Array.isArray(value)) return value.map(maskedIn)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, maskedIn(each)]))
}

/**
 * The pattern, which is made again only if the environment's secrets have changed, because texts are masked all the
 * time.
 */
function patternNow(): RegExp | undefined {
  const secrets = secretsIn(process.env)
  const joined = secrets.join('\0')
  if (joined !== cache.secrets) cache = { secrets: joined, pattern: patternOf(secrets.flatMap(formsOf)) }
  return cache.pattern
}

function secretsIn(environment: NodeJS.ProcessEnv): string[] {
  return Object.entries(environment).flatMap(([name, value = '']) => {
    const [, inAddress] = IN_ADDRESS.exec(value) ?? []
    const values = NAMES.test(name) ? [value, ...value.split('\n').map((line) => line.trim())] : [inAddress ?? '']
    return values.filter((each) => each.length >= SHORTEST && !USUAL.test(each))
  })
}

/**
 * Forms in which a text may have a secret: as it is, in URLs, in JSON, as qpsgate renders it, and in base64, where it
 * looks different at each of three offsets.
 */
function formsOf(secret: string): string[] {
  const inBase64 = [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]).toString('base64')
    // Characters at either end are left out if they also encode bits of neighbouring text.
    return encoded.slice(Math.ceil((before * 4) / 3), Math.floor(((before + Buffer.byteLength(secret)) * 4) / 3))
  })
  return [
    ...[secret, encodeURIComponent(secret.toWellFormed()), plainSecret(secret), JSON.stringify(secret).slice(1, -1)],
    ...[escapeInvisible(secret), escapeMarkdown(secret), secret.replaceAll("'", "'\\''")],
    ...[...inBase64, ...inBase64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))],
  ]
}

/** The secret without percent-encoding, because texts may contain the password of a URL in this form, too. */
function plainSecret(secret: string): string {
  try {
    return decodeURIComponent(secret)
  } catch {
    return secret
  }
}

function patternOf(forms: readonly string[]): RegExp | undefined {
  // The longest form comes first, because a shorter one could mask only the beginning of it, and leave the rest
  // readable.
  const parts = [...new Set(forms)].sort((one, other) => other.length - one.length)
  if (parts.length === 0) return undefined
  return new RegExp(parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|'), 'g')
}
