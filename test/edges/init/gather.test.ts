import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { gatherRepository } from '../../../src/edges/init/gather.ts'
import { Repository } from '../git/git-repository.ts'

const OPTION_FILE = '[mysqld]\nmax_connections = 200\n'

describe('gatherRepository, where git works,', () => {
  let repository: Repository
  beforeEach(() => {
    repository = new Repository()
  })
  afterEach(() => repository[Symbol.dispose]())
  const gather = (configs: readonly string[] = [], folder = '') => gatherRepository(repository.at(folder), configs)

  it('has what git has, and what it does not have yet, but nothing that it ignores', async () => {
    repository.write('config/my.cnf', OPTION_FILE)
    repository.write('.gitignore', 'secret.cnf\n')
    repository.commit()
    repository.write('new.cnf', OPTION_FILE)
    repository.write('secret.cnf', OPTION_FILE)
    const { repository: gathered, untracked, top, here } = await gather([], 'config')
    expect(gathered.paths.toSorted()).toEqual(['.gitignore', 'config/my.cnf', 'new.cnf'])
    expect([...gathered.texts.keys()].toSorted()).toEqual(['config/my.cnf', 'new.cnf'])
    expect([...untracked]).toEqual(['new.cnf'])
    expect([top, here]).toEqual([repository.path, 'config'])
    expect(gathered.git).toEqual({ kind: 'works' })
  })

  it('reads nothing through links, neither of files nor of folders on the way', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'qg-outside-'))
    writeFileSync(join(outside, 'my.cnf'), OPTION_FILE)
    repository.write('real/my.cnf', OPTION_FILE)
    repository.link('linked.cnf', join(outside, 'my.cnf'))
    repository.link('inside.cnf', 'real/my.cnf')
    repository.write('folder/my.cnf', OPTION_FILE)
    repository.commit()
    repository.remove('folder')
    repository.link('folder', outside)
    const { texts, unread } = (await gather()).repository
    rmSync(outside, { recursive: true })
    expect([...texts.keys()]).toEqual(['real/my.cnf'])
    expect(Object.fromEntries(unread)).toMatchObject({
      'linked.cnf': 'link',
      'inside.cnf': 'link',
      'folder/my.cnf': 'link',
    })
  })

  it('reads no pipes, nothing that is too large, and nothing that is no text', async () => {
    // git has a file where there is a pipe now.
    repository.write('pipe.cnf', '')
    repository.write('large.cnf', `${OPTION_FILE}${'#'.repeat(1024 ** 2)}`)
    repository.write('binary.cnf', '[mysqld]\0')
    repository.write('gone.cnf', '')
    repository.commit()
    repository.remove('gone.cnf')
    repository.remove('pipe.cnf')
    execFileSync('mkfifo', [repository.at('pipe.cnf')])
    const { texts, unread } = (await gather()).repository
    expect([...texts]).toEqual([])
    expect(Object.fromEntries(unread)).toEqual({
      'large.cnf': 'too-large',
      'binary.cnf': 'binary',
      'pipe.cnf': 'unreadable',
    })
  })

  it('knows the hosts of remotes, origin first, and nothing else of their addresses', async () => {
    repository.git('remote', 'add', 'a', 'git@gitlab.example.com:x/y.git')
    repository.git('remote', 'add', 'origin', 'https://user:secret@github.com/x/y.git')
    const { hosts } = (await gather()).repository
    expect(hosts).toEqual(['github.com', 'gitlab.example.com'])
  })

  it('takes names with line breaks and other odd ones as they are', async () => {
    repository.write('a\nb: c.cnf', OPTION_FILE)
    repository.write('-x.cnf', OPTION_FILE)
    repository.commit()
    expect((await gather()).repository.paths).toEqual(['-x.cnf', 'a\nb: c.cnf'])
  })

  it('has what was named, from where one stands, also of other names', async () => {
    repository.write('deploy/conf.d/b.cnf', OPTION_FILE)
    repository.write('deploy/conf.d/a.cnf', OPTION_FILE)
    repository.write('deploy/server.options', OPTION_FILE)
    const { named, texts } = (await gather(['conf.d', 'server.options'], 'deploy')).repository
    expect(named).toEqual([
      {
        ...{ written: 'deploy/conf.d', path: 'deploy/conf.d', at: undefined, isFolder: true },
        files: ['deploy/conf.d/a.cnf', 'deploy/conf.d/b.cnf'],
      },
      {
        ...{ written: 'deploy/server.options', path: 'deploy/server.options', at: undefined, isFolder: false },
        files: ['deploy/server.options'],
      },
    ])
    expect(texts.get('deploy/server.options')).toBe(OPTION_FILE)
  })

  it('has a server of a file, a file with a # in its name, a folder of Terraform and a command', async () => {
    repository.write('deploy/compose.yml', 'services: { db: { image: "mysql:8.4" } }\n')
    repository.write('deploy/a#b.cnf', OPTION_FILE)
    repository.write('infra/rds.tf', '# mysql\n')
    const { named } = (await gather(['compose.yml#db', 'a#b.cnf', '../infra', 'render: ./print.sh x'], 'deploy'))
      .repository
    expect(named).toEqual([
      {
        ...{ written: 'deploy/compose.yml#db', path: 'deploy/compose.yml', at: 'db', isFolder: false },
        files: ['deploy/compose.yml'],
      },
      {
        ...{ written: 'deploy/a#b.cnf', path: 'deploy/a#b.cnf', at: undefined, isFolder: false },
        files: ['deploy/a#b.cnf'],
      },
      { written: 'infra', path: 'infra', at: undefined, isFolder: true, files: ['infra/rds.tf'] },
      { written: 'render: ./print.sh x', path: undefined, at: undefined, isFolder: false, files: [] },
    ])
  })

  it('takes modules of Terraform apart that speak of a server, whole ones alone', async () => {
    repository.write('main.tf', 'variable "mysql" {}\n')
    repository.write('vpc/main.tf', 'resource "aws_vpc" "main" {}\n')
    repository.write('broken/main.tf', '# mysql\n')
    repository.write('broken/large.tf', '#'.repeat(1024 ** 2 + 1))
    repository.write('terraform.tfvars', 'mysql = 1\n')
    const { modules } = (await gather()).repository
    expect([...modules].map(([folder, { files, variables }]) => [folder, files.length, variables.length])).toEqual([
      ['', 1, 1],
    ])
  })

  it.each([
    ['that is not there', 'gone.cnf', /--config "gone\.cnf": there is no such file/],
    [
      'outside of it',
      '/etc/hostname',
      /--config "\/etc\/hostname": it is not in .*, where the workflow finds its files/,
    ],
    ['that leads outside', 'link.cnf', /--config "link\.cnf": it is not in /],
    ['without option files', 'empty', /--config "empty": the directory has no files that end in \.cnf or \.tf/],
    [
      'of a name that a workflow cannot have',
      `\${{ x }}.cnf`,
      /its path has \$\{\{, which GitHub would replace; rename it/,
    ],
  ])('refuses a file %s', async (_, path, says) => {
    repository.write(`\${{ x }}.cnf`, OPTION_FILE)
    repository.write('empty/README', '')
    repository.link('link.cnf', '/etc/hostname')
    await expect(gather([path])).rejects.toThrow(says)
  })
})

describe('gatherRepository without git', () => {
  let folder: string
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'qg-')))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const write = (path: string, text = OPTION_FILE) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }

  it('looks through the folder, but not through those that programs fill, nor too deep', async () => {
    const deep = `${'d/'.repeat(11)}`
    for (const path of ['my.cnf', 'a/b/my.cnf', 'node_modules/x/my.cnf', `${deep}my.cnf`, `${deep}d/my.cnf`])
      write(path)
    const { repository } = await gatherRepository(folder, [])
    expect(repository.paths.toSorted()).toEqual(['a/b/my.cnf', `${deep}my.cnf`, 'my.cnf'])
    expect([repository.git.kind, repository.isCut, repository.hosts]).toEqual(['none', true, []])
  })

  it('says why git does not work there', async () => {
    write('my.cnf')
    write('.git', 'gitdir: /nowhere\n')
    const { repository } = await gatherRepository(folder, [])
    expect(repository.paths).toEqual(['.git', 'my.cnf'])
    expect(repository.git).toMatchObject({ kind: 'refused', why: expect.stringMatching(/not a git repository/) })
  })
})
