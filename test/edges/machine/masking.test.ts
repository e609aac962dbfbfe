import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { escapeMarkdown } from '../../../src/core/wording/escape.ts'
import { mask, maskOutput, maskValue } from '../../../src/edges/machine/masking.ts'

const SECRET = 'canary_Pa55"word<0f3a>/+ü'

afterEach(() => vi.unstubAllEnvs())

/** Texts that a secret can be in, by what makes them. */
const FORMS: Readonly<Record<string, (secret: string) => string>> = {
  plain: (secret) => secret,
  'in a sentence': (secret) => `denied:${secret}, as it is`,
  'in an address': (secret) => `https://me:${encodeURIComponent(secret)}@db.example/x`,
  'in JSON': (secret) => JSON.stringify({ a: secret }),
  'in Markdown': (secret) => `| ${escapeMarkdown(secret)} |`,
  'of a shell': (secret) => `'${secret.replaceAll("'", "'\\''")}'`,
}

describe('a secret of the environment', () => {
  it.each([
    'QPSGATE_PASSWORD',
    'QPSGATE_PASSWORD_AT_DB_EXAMPLE',
    'INPUT_PASSWORD',
    'GITHUB_TOKEN',
    'INPUT_GITHUB-TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'CI_JOB_TOKEN',
    'AWS_SECRET_ACCESS_KEY',
    'MYSQL_PWD',
  ])('in the variable %s is masked in each spelling that qpsgate prints', (name) => {
    vi.stubEnv(name, SECRET)
    for (const form of Object.values(FORMS)) {
      const text = mask(form(SECRET))
      expect(text).toContain('***')
      expect(text).not.toContain('Pa55')
    }
  })

  it('is masked in base64, at any offset', () => {
    const printable = fc
      .string({ minLength: 8, unit: 'grapheme-ascii' })
      .filter((text) => /[^a-z\d]/i.test(text.trim()))
    fc.assert(
      fc.property(printable, fc.string(), fc.string(), fc.boolean(), (secret, before, after, isUrl) => {
        vi.stubEnv('GITHUB_TOKEN', secret)
        const sent = Buffer.from(`${before}${secret}${after}`).toString(isUrl ? 'base64url' : 'base64')
        const [left = ''] = mask(sent).split('***').slice(0, 1)
        expect(mask(sent)).toContain('***')
        expect(Buffer.from(left, 'base64').toString()).not.toContain(secret)
      }),
    )
  })

  it('is recognised as the password in an address, and as each line of a key', () => {
    vi.stubEnv('DATABASE_URL', 'mysql://app:hunter%2B2x@db.example/shop')
    vi.stubEnv('DEPLOY_PRIVATE_KEY', 'BEGIN-KEY\nAbCdEf0123456789\nEND-KEY')
    expect(mask('app hunter%2B2x hunter+2x db.example AbCdEf0123456789')).toBe('app *** *** db.example ***')
  })

  it('is never a plain word, a number or a path, because these occur in other texts as well', () => {
    vi.stubEnv('QPSGATE_PASSWORD', 'mariadb')
    vi.stubEnv('GITHUB_TOKEN', '123456')
    vi.stubEnv('A_SECRET', 'a-b')
    vi.stubEnv('PWD', '/home/me/db')
    vi.stubEnv('QPSGATE_PASSWORD_HOSTS', 'db.example')
    const text = 'mariadb 123456 a-b /home/me/db db.example'
    expect(mask(text)).toBe(text)
  })

  it('is masked in all texts of an object, whose keys and other values stay the same', () => {
    vi.stubEnv('GITHUB_TOKEN', SECRET)
    const date = new Date(0)
    const value = { a: [SECRET, 1, null, undefined], verdict: `x${SECRET}`, date, empty: {} }
    expect(maskValue(value)).toEqual({ a: ['***', 1, null, undefined], verdict: 'x***', date, empty: {} })
    vi.stubEnv('GITHUB_TOKEN', '')
    expect(maskValue(value)).toBe(value)
  })

  it("is masked in the output, except in the runner's own command add-mask", () => {
    vi.stubEnv('GITHUB_TOKEN', SECRET)
    const written: unknown[] = []
    const stream = { write: (chunk: unknown) => written.push(chunk) > 0 }
    maskOutput([stream as unknown as NodeJS.WriteStream])
    stream.write(`x ${SECRET}\n`)
    stream.write(`::add-mask::${SECRET}\n`)
    expect(written).toEqual(['x ***\n', `::add-mask::${SECRET}\n`])
  })
})
