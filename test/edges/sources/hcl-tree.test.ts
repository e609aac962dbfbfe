import { describe, expect, it } from 'vitest'
import type { HclExpression } from '../../../src/core/sources/hcl.ts'
import { parseHcl } from '../../../src/edges/sources/hcl-tree.ts'
import { cpuSeconds } from '../../setup/cpu-seconds.ts'

/** The first attribute of a text. */
async function firstValue(text: string): Promise<HclExpression | undefined> {
  const { tree, problems } = await parseHcl(text, 'main.tf')
  expect(problems).toEqual([])
  return tree.body.attributes[0]?.value
}

const number = (value: number) => ({ kind: 'literal', value: { numerator: BigInt(value), denominator: 1n } })
const reference = (root: string, ...path: unknown[]) => ({ kind: 'reference', root, path })

describe('the tree', () => {
  it('has blocks with labels, and attributes, each with its line', async () => {
    const { tree } = await parseHcl('a = 1\n\nresource "x" y {\n  b = 2\n  c {\n  }\n}\n', 'main.tf')
    expect(tree).toMatchObject({
      file: 'main.tf',
      body: {
        attributes: [{ name: 'a', line: 1 }],
        blocks: [
          {
            type: 'resource',
            labels: ['x', 'y'],
            line: 3,
            body: { attributes: [{ name: 'b', line: 4 }], blocks: [{ type: 'c', labels: [], line: 5 }] },
          },
        ],
      },
    })
  })

  it.each([
    ['"x\\n\\"\\u00e9\\\\ $${y} %%{z}"', { kind: 'literal', value: `x\n"é\\ \${y} %{z}` }],
    ['0.75', { kind: 'literal', value: { numerator: 3n, denominator: 4n } }],
    ['1.5e3', number(1500)],
    ['18446744073709551615', { kind: 'literal', value: { numerator: 18446744073709551615n, denominator: 1n } }],
    ['true', { kind: 'literal', value: true }],
    ['null', { kind: 'literal', value: null }],
    ['-1', { kind: 'operation', operator: '-', operands: [number(1)] }],
    ['1 + 2 * 3', { operator: '+', operands: [number(1), { operator: '*', operands: [number(2), number(3)] }] }],
    ['(1 + 2) * 3', { operator: '*', operands: [{ operator: '+', written: '(1 + 2)' }, number(3)] }],
    ['var.x', reference('var', 'x')],
    ['local.x["k"].0.y', reference('local', 'x', { kind: 'literal', value: 'k' }, '0', 'y')],
    ['merge(a, b)["k"]', { kind: 'access', of: { kind: 'call', name: 'merge' }, path: [{ value: 'k' }] }],
    ['x[*].id', { kind: 'other', written: 'x[*].id' }],
    ['[1, [2]]', { kind: 'list', items: [number(1), { kind: 'list', items: [number(2)] }] }],
    [
      '{ a = 1, "b" : 2, (c) = 3 }',
      { kind: 'object', entries: [{ key: { value: 'a' } }, { key: { value: 'b' } }, { key: reference('c') }] },
    ],
    ['max(var.l...)', { kind: 'call', name: 'max', arguments: [reference('var', 'l')], isSpread: true }],
    [
      'a ? b : c',
      { kind: 'conditional', condition: reference('a'), whenTrue: reference('b'), whenFalse: reference('c') },
    ],
    [
      '[for k, v in x : v if k]',
      { kind: 'for', names: ['k', 'v'], collection: reference('x'), key: undefined, value: reference('v') },
    ],
    [
      '{ for v in x : v.a => v... }',
      { kind: 'for', names: ['v'], key: reference('v', 'a'), value: reference('v'), isGrouping: true },
    ],
    [
      `"a \${b} c"`,
      {
        kind: 'template',
        parts: [{ text: 'a ' }, { kind: 'expression', expression: reference('b') }, { text: ' c' }],
      },
    ],
    [`"a \${~ b ~} c"`, { kind: 'template', parts: [{ text: 'a' }, { kind: 'expression' }, { text: 'c' }] }],
    ['"%{ if a }b%{ endif }"', { parts: [{ expression: { kind: 'other', written: '%{ if a }b%{ endif }' } }] }],
  ])('has %s', async (text, expected) => {
    const value = await firstValue(`\n\na = ${text} # end\n`)
    expect(value).toMatchObject({ line: 3, written: text, ...expected })
  })

  it('has each line of a heredoc', async () => {
    const value = await firstValue(`a = <<EOF\n  x = 1\n\n\${b}\ny\nEOF\n`)
    expect(value).toMatchObject({
      kind: 'template',
      line: 2,
      parts: [
        { text: '  x = 1\n', line: 2 },
        { text: '\n', line: 3 },
        { expression: { line: 4 } },
        { text: '\n', line: 4 },
        { text: 'y\n', line: 5 },
      ],
    })
  })

  it('takes away the blanks that all lines of an indented heredoc begin with', async () => {
    const value = await firstValue('a = <<-EOF\r\n    x\r\n\r\n      $${y}\r\n    EOF\r\n')
    expect(value).toMatchObject({ parts: [{ text: 'x\n' }, { text: '\n' }, { text: `  \${y}\n`, line: 4 }] })
  })

  it('has an empty heredoc, a file of nothing and a file with a byte order mark', async () => {
    expect(await firstValue('a = <<EOF\nEOF\n')).toMatchObject({ kind: 'template', parts: [] })
    expect((await parseHcl('', 'x')).tree.body).toEqual({ attributes: [], blocks: [] })
    expect(await firstValue('\uFEFFa = "é"\n')).toMatchObject({ value: 'é' })
  })
})

describe('errors of syntax', () => {
  it.each([
    ['a = 1\nb = = 2\n', 2, 'the syntax of Terraform'],
    ['a {\n  b = [1, 2\n  c = 3\n}\n', 2, '"]" at its end'],
    ['a {\n  b = 1\n\nc {\n  d = 1\n}\n', 1, '"}" at its end'],
    ['a = 1\nb = "x\n', 2, 'a quotation mark at its end'],
    ['a = 1\nb = <<EOF\nx\n', 2, 'the word of its start at its end, on a line of its own'],
    ['a = 1\n}\nb = 2\n', 2, 'the syntax of Terraform'],
  ])('%j has the first one in line %i', async (text, line, allowed) => {
    const { problems } = await parseHcl(text, 'main.tf')
    expect(problems).toMatchObject([{ file: 'main.tf', line, path: '', allowed }])
  })

  it('give away nothing of the text', async () => {
    const { problems } = await parseHcl('password = = "secret"\nsecret secret\n', 'main.tf')
    expect(problems).toHaveLength(1)
    expect(JSON.stringify(problems)).not.toContain('secret')
  })

  it('leave what comes before', async () => {
    const { tree } = await parseHcl('a = 1\nb = = 2\n', 'main.tf')
    expect(tree.body.attributes[0]).toMatchObject({ name: 'a', line: 1 })
  })
})

describe('hostile texts', () => {
  const twice = (opening: string, closing: string, times: number) => opening.repeat(times) + closing.repeat(times)

  it.each([
    ['brackets', `a = ${twice('[', ']', 10_000)}`],
    ['parentheses', `a = ${twice('(', ')', 100_000)}`],
    ['blocks', twice('a {', '}', 100_000)],
    ['templates', `a = ${twice('"${', '}"', 10_000)}`],
    ['sums', `a = 1${'+1'.repeat(300_000)}`],
    ['conditions', `a = ${'b?c:'.repeat(100_000)}d`],
    ['open brackets', `a = ${'['.repeat(200_000)}`],
    ['quotation marks', '"'.repeat(200_000)],
    ['heredocs in heredocs', `a = <<E\n\${`.repeat(20_000)],
    ['marks', '] } ) = '.repeat(100_000)],
    ['no text', '\0'.repeat(1_000_000)],
    ['halves of characters', '\ud800'.repeat(100_000)],
  ])('of %s end soon, and the next text is read', async (_, text) => {
    expect(await cpuSeconds(() => parseHcl(text, 'main.tf'))).toBeLessThan(6)
    expect(await firstValue('a = var.b\n')).toMatchObject(reference('var', 'b'))
  })
})
