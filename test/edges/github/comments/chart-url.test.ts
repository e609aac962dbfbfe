import { expect, it } from 'vitest'
import { chartUrl } from '../../../../src/edges/github/comments/chart-url.ts'

const SHA = 'a'.repeat(40)
const CONTEXT = {
  serverUrl: 'https://git.acme.test',
  repository: { owner: 'acme', name: 'databases' },
  forge: 'github',
} as const

it('names the picture by commit, on the server that the run belongs to', () => {
  expect(chartUrl(CONTEXT, SHA, 'charts/pr-7/12.png')).toBe(
    `https://git.acme.test/acme/databases/blob/${SHA}/charts/pr-7/12.png?raw=true`,
  )
})

it('encodes what means something in an address, but not the slashes between folders', () => {
  const url = chartUrl(CONTEXT, SHA, 'charts/50% #1?/ü>.png')
  expect(url).toBe(`https://git.acme.test/acme/databases/blob/${SHA}/charts/50%25%20%231%3F/%C3%BC%3E.png?raw=true`)
  expect(new URL(url).search).toBe('?raw=true')
})

it('is where Gitea and Forgejo have what is in a file', () => {
  const url = chartUrl({ ...CONTEXT, forge: 'gitea' }, SHA, 'charts/a b.png')
  expect(url).toBe(`https://git.acme.test/acme/databases/raw/commit/${SHA}/charts/a%20b.png`)
})
