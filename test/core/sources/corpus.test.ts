import { describe, expect, it } from 'vitest'
import { type ChangeCase, casesIn, seenIn, seenUnnamed } from './corpus.ts'

function named(file: string): [string, ChangeCase][] {
  return casesIn(file).map((each) => [each.name, each])
}

describe('a changed value is found with its line in', () => {
  it.each([...named('known-forms.txt'), ...named('other-forms.txt'), ...named('detours.txt')])('%s', (_, each) => {
    expect(seenIn(each).toSorted()).toEqual(each.expected.toSorted())
  })
})

describe('a costly line does not pass unseen behind', () => {
  it.each(named('hidden.txt'))('%s', (_, each) => {
    expect(seenIn(each)).not.toEqual([])
  })
})

describe('a change that reaches no server passes:', () => {
  it.each([...named('harmless.txt'), ...named('ordinary.txt'), ...named('noise.txt')])('%s', (_, each) => {
    expect(seenIn(each)).toEqual(each.expected)
  })
})

describe('where nobody names files, the same is seen of', () => {
  /** What differs: a file that is no part of a named server is one itself, and programs are no sources. */
  const SEEN: Readonly<Record<string, readonly string[]>> = {
    'a setting below its section in a file that nothing names': [
      'transaction-isolation: SERIALIZABLE → READ-COMMITTED (notes/tuning.conf:2)',
    ],
    'a statement in a file that nothing names': [
      'transaction-isolation: SERIALIZABLE → READ-COMMITTED (ops/tune.sql:1)',
    ],
    'compose behind a link': ['performance-schema: ON → OFF (docker-compose_v3.yml:4)'],
    'StatefulSet and the ConfigMap of another file': ['sync-binlog: 1 → 0 (configmap.yaml:8)'],
    'azurerm with merge, for_each and tfvars': ['slow-query-log: OFF → ON (prod.tfvars:2)'],
    'the tree of /etc/mysql': ['innodb-buffer-pool-size: 4G → 256M (etc/mysql/conf.d/tune.cnf:2)'],
    'CloudFormation with parameters beside': [],
    'Pulumi Go': [],
    'a test container in Java': [],
  }
  const CASES = ['known-forms', 'other-forms', 'detours', 'harmless', 'ordinary', 'noise'].flatMap((file) =>
    named(`${file}.txt`),
  )
  it.each(CASES)('%s', (name, each) => {
    expect(seenUnnamed(each).toSorted()).toEqual((SEEN[name] ?? each.expected).toSorted())
  })

  const UNSEEN = [
    'a config of compose',
    'an option file made world-writable',
    'a bare option of Ansible',
    'a link to a text',
    'a file that is not text',
    'a mounted file that is not text',
    'an override that is not read',
    '.env that names the compose file',
  ]
  it.each(named('hidden.txt').filter(([name]) => !UNSEEN.includes(name)))('%s', (_, each) => {
    expect(seenUnnamed(each)).not.toEqual([])
  })
})
