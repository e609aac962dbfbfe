import { describe, expect, it } from 'vitest'
import { lineDocuments } from '../../../src/core/sources/line-document.ts'
import { References } from '../../../src/core/sources/references.ts'

/** What an expression stands for on both sides of a change of a file of variables. */
function resolved(expression: string, before: string, after: string) {
  const references = new References({
    before: lineDocuments(before, 'vars.yml'),
    after: lineDocuments(after, 'vars.yml'),
  })
  const textOn = (side: 'before' | 'after') => {
    const { value } = references.resolve({ kind: 'expression', text: expression }, side, 'my.cnf.j2')
    return value.kind === 'literal' ? value.text : 'not measured'
  }
  return [textOn('before'), textOn('after')]
}

describe('a name in a template', () => {
  it('stands for the only literal that it is assigned', () => {
    expect(resolved('{{ pool }}', 'pool: 1G\n', 'pool: 2G\n')).toEqual(['1G', '2G'])
  })

  it('stands for the only literal that it is assigned, with the text around the name', () => {
    expect(resolved('{{ pool_mb }}M', 'pool_mb: 512\n', 'pool_mb: 64\n')).toEqual(['512M', '64M'])
  })

  it('stands for its default if nothing assigns it', () => {
    expect(resolved('{{ pool | default(5) }}', 'a: 1\n', 'a: 2\n')).toEqual(['5', '5'])
  })

  it('stands for the literal that changed if it is assigned several literals', () => {
    const side = (value: number) => `dev:\n  flush: 0\nprod:\n  flush: ${value}\n`
    expect(resolved('{{ flush }}', side(2), side(1))).toEqual(['2', '1'])
  })

  it('stands for nothing if it is assigned several literals and none of them changed', () => {
    const side = 'dev:\n  flush: 0\nprod:\n  flush: 1\n'
    expect(resolved('{{ flush }}', side, side)).toEqual(['not measured', 'not measured'])
  })

  it('stands for nothing if the template computes with the name', () => {
    expect(resolved('{{ flush + 1 }}', 'a: 1\n', 'a: 1\n')).toEqual(['not measured', 'not measured'])
  })
})
