import { describe, expect, it } from 'vitest'
import { MOST_CONFIGS } from '../../../src/core/init/find-out.ts'
import { hostOf } from '../../../src/core/init/forges.ts'
import { composed, findings, OPTION_FILE } from './repositories.ts'

const cnf = (...paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, OPTION_FILE]))
const gated = (files: Readonly<Record<string, string>>) => findings(files).configs.map(({ written }) => written)
const codesOf = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code)

describe('what is gated', () => {
  it('is a compose file with what it mounts, and each file that no container gets', () => {
    const compose = composed({ image: 'mysql:8.4', volume: './db/custom.cnf:/etc/mysql/conf.d/custom.cnf' })
    const found = findings({ ...cnf('my.cnf', 'db/custom.cnf'), 'compose.yml': compose })
    expect(found.configs).toMatchObject([
      { written: 'my.cnf', kind: 'option file', files: ['my.cnf'], isNamed: false },
      {
        ...{ written: 'compose.yml', kind: 'compose file' },
        servers: [{ at: 'db', image: { value: 'mysql:8.4' }, options: [{ file: 'db/custom.cnf', line: 2 }] }],
      },
    ])
    expect(found.passedOver).toEqual([])
  })

  it('is a Dockerfile with what it copies from its own folder', () => {
    const dockerfile = 'FROM mysql:8.4\nCOPY tuned.cnf /etc/mysql/conf.d/'
    expect(gated({ ...cnf('db/tuned.cnf', 'other.cnf'), 'db/Dockerfile': dockerfile })).toEqual([
      ...['other.cnf', 'db/Dockerfile'],
    ])
  })

  it('is a compose file with the Dockerfile that it builds', () =>
    expect(
      gated({ ...cnf('my.cnf'), 'compose.yml': composed({ build: './db' }), 'db/Dockerfile': 'FROM mysql:8.4' }),
    ).toEqual(['my.cnf', 'compose.yml']))

  it('is a folder of option files by the compose file that mounts it', () => {
    const compose = composed({ image: 'mysql:8.4', volume: './mysql:/etc/mysql' })
    expect(gated({ ...cnf('mysql/my.cnf', 'mysql/conf.d/a.cnf'), 'compose.yml': compose })).toEqual(['compose.yml'])
  })

  it.each(['docker-compose.dev.yml', 'docker-compose.override.yml', '.devcontainer/compose.yml', 'dev/compose.yml'])(
    'is the option file alone where what mounts it is for development: %s',
    (path) => {
      const volume = `${path.includes('/') ? '..' : '.'}/conf/mounted.cnf:/etc/mysql/conf.d/mounted.cnf`
      const found = findings({ ...cnf('conf/mounted.cnf'), [path]: composed({ image: 'mysql:8.1', volume }) })
      expect(found.configs.map(({ written }) => written)).toEqual(['conf/mounted.cnf'])
      expect(found.image).toEqual({ kind: 'found', image: 'mysql:8.1', path, at: 'db' })
      expect(found.passedOver).toEqual([{ code: 'source', kind: 'compose file', path, why: 'sample' }])
    },
  )

  it('is a sample that a container gets before others', () => {
    const compose = composed({ image: 'mysql:8.4', volume: './my.cnf:/etc/my.cnf' })
    expect(gated({ ...cnf('tests/my.cnf', 'examples/my.cnf'), 'tests/compose.yml': compose })).toEqual([
      'tests/compose.yml',
    ])
  })

  it.each(['mysql/dev.cnf', 'my.local.cnf', 'mysql/test-my.cnf', 'my-test.cnf', '.ddev/mysql/my.cnf'])(
    'is %s only where there is nothing else',
    (path) => {
      expect(gated(cnf(path, 'zz.cnf'))).toEqual(['zz.cnf'])
      expect(gated(cnf(path))).toEqual([path])
    },
  )

  it('is a sample beside images that have no settings', () => {
    const files = { ...cnf('tests/my.cnf'), 'db/Dockerfile': 'FROM mysql:8.4' }
    expect(gated(files)).toEqual(['tests/my.cnf', 'db/Dockerfile'])
  })

  it.each([
    [
      'all option files of servers, usual names first',
      ['zz.cnf', 'my.cnf', 'mysql/x.conf'],
      ['my.cnf', 'mysql/x.conf', 'zz.cnf'],
    ],
    ['a sample where there is nothing else', ['tests/fixtures/my.cnf'], ['tests/fixtures/my.cnf']],
    ['none of several samples', ['tests/fixtures/my.cnf', 'examples/my.cnf'], []],
    ['nothing of packages', ['node_modules/x/my.cnf'], []],
  ])('is %s', (_, paths, expected) => expect(gated(cnf(...paths))).toEqual(expected))

  it.each([
    ['other programs’ files', 'my.cnf', '[client]\nuser = x\n'],
    ['certificates', 'openssl.cnf', '[server]\nbasicConstraints = CA:FALSE\n'],
    ['files of another ending with a common group', 'my/grafana.ini', '[server]\nhttp_port = 3000\n'],
    ['files without settings', 'my.cnf', '[mysqld]\n# nothing\n'],
    ['texts that are no option file', 'my.cnf', '<html>'],
    ['templates of other programs', 'grafana.ini.j2', '[server]\nhttp_port = {{ port }}\n'],
    ['manifests of other programs', 'web.yml', 'image: nginx # before mysql:8.4\n'],
  ])('is not %s', (_, path, text) => expect(gated({ [path]: text })).toEqual([]))

  it.each(['mysqld', 'server', 'mariadb', 'mysqld-8.4', 'mariadb-10.11'])('is a file with a group [%s]', (group) =>
    expect(gated({ 'a.cnf': `[${group}]\nmax_connections=1\n` })).toEqual(['a.cnf']),
  )

  it.each([
    ['expression', `a\${{ github.token }}.cnf`],
    ['invisible', 'a\nb.cnf'],
    ['invisible', 'a\u202eb.cnf'],
    ['separator', 'a,b.cnf'],
    ['blank-ends', ' a.cnf'],
  ])('is no path that would mean something else in a workflow: %s', (why, path) => {
    const found = findings(cnf(path, 'tests/b.cnf'))
    expect(found.configs.map((config) => config.path)).toEqual(['tests/b.cnf'])
    expect(found.passedOver).toContainEqual({ code: 'unwritable', text: path, why })
  })

  it(`is at most ${MOST_CONFIGS} files, and it is said that there are more`, () => {
    const paths = Array.from({ length: MOST_CONFIGS + 1 }, (_, nth) => `host${nth}/my.cnf`)
    const found = findings(cnf(...paths))
    expect(found.configs).toHaveLength(MOST_CONFIGS)
    expect(found.passedOver).toContainEqual({
      ...{ code: 'too-many', what: 'files that configure servers', most: MOST_CONFIGS },
    })
  })

  it('is what was named, whatever else there is', () => {
    const named = [
      { written: 'tests/my.cnf', path: 'tests/my.cnf', at: undefined, isFolder: false, files: ['tests/my.cnf'] },
      { written: 'compose.a.yml#two', path: 'compose.a.yml', at: 'two', isFolder: false, files: ['compose.a.yml'] },
      { written: 'render: ./x', path: undefined, at: undefined, isFolder: false, files: [] },
    ]
    const compose = JSON.stringify({ services: { one: { image: 'mysql:8.0' }, two: { image: 'mysql:8.4' } } })
    const found = findings({ ...cnf('my.cnf', 'tests/my.cnf', 'tests/b.cnf'), 'compose.a.yml': compose }, { named })
    expect(found.configs).toMatchObject([
      { written: 'tests/my.cnf', kind: 'option file', isNamed: true },
      { written: 'compose.a.yml#two', kind: 'compose file', servers: [{ at: 'two' }] },
      { written: 'render: ./x', kind: 'command', servers: [] },
    ])
    expect(found.image).toEqual({ kind: 'of-files', images: ['mysql:8.4'] })
    expect(found.passedOver).toMatchObject([
      { code: 'source', path: 'my.cnf', why: 'not-named' },
      { code: 'source', path: 'tests/b.cnf', why: 'sample' },
    ])
  })

  it('that was named may have no such server, which is told', () => {
    const named = [{ written: 'compose.yml#x', path: 'compose.yml', at: 'x', isFolder: false, files: ['compose.yml'] }]
    const found = findings({ 'compose.yml': composed({ image: 'mysql:8.4' }) }, { named })
    expect(found.cautions).toContainEqual({ code: 'no-settings', path: 'compose.yml#x' })
  })

  it('is nothing that the gate refuses, and it is said why', () => {
    const volume = './broken.cnf:/etc/my.cnf'
    const compose = composed({ image: 'mysql:8.4', volume })
    const found = findings({
      ...cnf('my.cnf'),
      'broken.cnf': '[mysqld\n',
      'compose.yml': compose,
      'k8s/mysql.yaml': '[mysql',
    })
    expect(found.configs.map(({ path }) => path)).toEqual(['my.cnf'])
    expect(found.passedOver).toMatchObject([
      { code: 'broken', kind: 'option file', problem: { file: 'broken.cnf', line: 1 } },
      { code: 'broken', kind: 'compose file', problem: { file: 'broken.cnf', line: 1 } },
      { code: 'broken', kind: 'YAML file', problem: { file: 'k8s/mysql.yaml' } },
    ])
  })

  it('says what it cannot take: templates that need a program, links', () => {
    const found = findings(
      { 'db/templates/my.cnf.erb': OPTION_FILE, 'x/my.cnf.j2': OPTION_FILE },
      { unread: new Map([['my.cnf', 'link']]) },
    )
    expect(found.configs.map(({ path }) => path)).toEqual(['x/my.cnf.j2'])
    expect(found.passedOver).toEqual([
      { code: 'template', path: 'db/templates/my.cnf.erb' },
      { code: 'unread', path: 'my.cnf', why: 'link' },
    ])
  })
})

describe('the image', () => {
  const workflow = 'jobs: { a: { runs-on: ubuntu-24.04, services: { db: { image: "mysql:5.7" } } } }'

  it('is none of the workflow’s where files name it', () => {
    const compose = composed({ image: 'mysql:8.4' })
    const found = findings({ ...cnf('my.cnf'), 'compose.yml': compose, '.github/workflows/ci.yml': workflow })
    expect(found.image).toEqual({ kind: 'of-files', images: ['mysql:8.4', 'mysql:5.7'] })
    expect(found.configs.map(({ path }) => path)).toEqual(['my.cnf', 'compose.yml', '.github/workflows/ci.yml'])
    expect(found.cautions).toEqual([
      { code: 'several-images', path: 'my.cnf' },
      { code: 'tests-with-server', path: '.github/workflows/ci.yml' },
    ])
  })

  it('of a job is measured once where another file names it', () => {
    const compose = composed({ image: 'mysql:5.7' })
    const found = findings({ ...cnf('my.cnf'), 'compose.yml': compose, '.github/workflows/ci.yml': workflow })
    expect(found.configs.map(({ path }) => path)).toEqual(['my.cnf', 'compose.yml'])
    expect(found.passedOver).toMatchObject([{ path: '.github/workflows/ci.yml', why: 'same-image' }])
    expect(codesOf(found.cautions)).toEqual(['tests-with-server'])
  })

  it.each([
    ['a compose file', 'compose.yml', composed({ image: 'mysql:8.1' })],
    ['a Dockerfile', 'db/Dockerfile', 'ARG V=8.1\nFROM mysql:$V\n'],
    ['a manifest', 'k8s.yaml', 'apiVersion: v1\nkind: Pod\nspec: { containers: [{ image: "mysql:8.1" }] }'],
    [
      'values of Helm',
      'values.yaml',
      'mysql: { image: { repository: mysql, tag: "8.1" }, primary: { configuration: "[mysqld]\\nport=1" } }',
    ],
    ['a workflow', '.github/workflows/test.yml', workflow.replace('5.7', '8.1')],
  ])('is read from %s', (_, path, text) => {
    const found = findings({ [path]: text })
    expect(found.configs.map((config) => config.path)).toEqual([path])
    expect(found.image).toEqual({ kind: 'of-files', images: ['mysql:8.1'] })
  })

  it('is that of what reads the option file, else of a likely place, where what is gated names none', () => {
    const devs = { 'dev/Dockerfile': 'FROM mysql:8.1', 'dev/compose.yml': composed({ image: 'mysql:8.2' }) }
    expect(findings({ ...cnf('my.cnf'), ...devs }).image).toMatchObject({ kind: 'found', image: 'mysql:8.2' })
    const user = { 'dev/compose.z.yml': composed({ image: 'mysql:8.3', volume: '../my.cnf:/etc/my.cnf' }) }
    expect(findings({ ...cnf('my.cnf'), ...devs, ...user }).image).toEqual({
      ...{ kind: 'found', image: 'mysql:8.3', path: 'dev/compose.z.yml', at: 'db' },
    })
  })

  it.each([
    ['mysql', ['floating-image']],
    ['mysql:latest', ['floating-image']],
    ['mysql:lts', ['floating-image']],
    [`mysql@sha256:${'a'.repeat(64)}`, []],
    ['mysql:8.4', []],
    ['quay.io/mysql:8.4', []],
    ['registry.example.com/mysql:8.4', ['private-registry']],
    ['localhost:5000/mysql', ['floating-image', 'private-registry']],
  ])('%s is warned of: %j', (image, codes) =>
    expect(codesOf(findings({ ...cnf('my.cnf'), 'compose.yml': composed({ image }) }).cautions)).toEqual(codes),
  )

  it.each([
    ['MySQL', '[mysqld]', 'mysql:8.4'],
    ['MariaDB', '[mariadb]', 'mariadb:11.8'],
  ])('is one of long support of %s on runners of GitHub’s, where no file names one', (_, group, image) => {
    const found = findings({ 'a.cnf': `${group}\nmax_connections=1\n` })
    expect(found.image).toEqual({ kind: 'usual', image })
    expect(found.cautions).toEqual([{ code: 'usual-image', image }])
  })

  it('is of the product of an image whose tag is not known', () => {
    const files = { 'a.cnf': '[mysqld]\nmax_connections=1\n', 'compose.yml': composed({ image: `mariadb:\${TAG}` }) }
    expect(findings(files).image).toEqual({ kind: 'usual', image: 'mariadb:11.8' })
  })

  it.each<[string, Parameters<typeof findings>[1]]>([
    ['a machine of one’s own', { request: { runner: ['self-hosted'] } }],
    ['another forge', { hosts: ['gitea.com'] }],
  ])('is missing on %s where no file names one, as there may be no docker', (_, where) => {
    expect(findings({ 'a.cnf': '[mariadb]\nmax_connections=1\n' }, where).image).toBeUndefined()
  })

  it('that is missing is told with the product that is gated', () => {
    const { cautions } = findings(
      { 'a.cnf': '[mariadb]\nmax_connections=1\n' },
      { request: { runner: ['self-hosted'] } },
    )
    expect(cautions).toContainEqual({ code: 'no-image', isForMariaDb: true })
  })

  it('is warned of where it does not read what is gated', () => {
    const files = { 'a.cnf': '[mariadb]\nmax_connections=1\n', 'compose.yml': composed({ image: 'mysql:8.4' }) }
    expect(codesOf(findings(files).cautions)).toEqual(['wrong-product'])
  })

  it('is the one that was named, which takes the place of those of files', () => {
    const found = findings(
      { ...cnf('my.cnf'), 'compose.yml': composed({ image: 'mysql:8.4' }) },
      { request: { image: 'mysql:9.1' } },
    )
    expect(found.image).toEqual({ kind: 'flag', image: 'mysql:9.1' })
    expect(found.cautions).toEqual([{ code: 'image-replaces', image: 'mysql:9.1' }])
  })

  it('is none that holds an expression', () => {
    const workflow = readable(`services: { db: { image: "mysql:\${{ secrets.X }}" } }`)
    const found = findings({ ...cnf('my.cnf'), '.github/workflows/ci.yml': workflow })
    expect(found.image?.kind).toBe('usual')
    expect(codesOf(found.passedOver)).toEqual(['open-image'])
  })
})

const readable = (job: string) => `jobs:\n  a:\n    runs-on: ubuntu-24.04\n    ${job}\n`

describe('the runner', () => {
  const running = (...labels: readonly string[]) =>
    JSON.stringify({ jobs: Object.fromEntries(labels.map((label, nth) => [`job${nth}`, { 'runs-on': label }])) })
  const found = (...labels: readonly string[]) =>
    findings({
      ...cnf('my.cnf'),
      '.github/workflows/ci.yml': running(...labels),
      'compose.yml': composed({ image: 'mysql:8.4' }),
    })

  it('is what most jobs run on', () => {
    const { runner, passedOver } = found('ubuntu-22.04', 'ubuntu-latest', 'ubuntu-latest')
    expect(runner).toEqual({ group: undefined, labels: ['ubuntu-latest'], because: { kind: 'jobs', jobs: 2, of: 3 } })
    expect(passedOver).toMatchObject([{ code: 'runner', jobs: 1, isUnfit: false }])
  })
  it.each(['macos-15', 'windows-latest', 'ubuntu-slim'])('is not %s, which is no whole Linux machine', (label) =>
    expect(found(label, label).runner).toEqual({
      group: undefined,
      labels: ['ubuntu-24.04'],
      because: { kind: 'usual' },
    }),
  )
  it('is told where it is known only when a job runs', () => {
    const { passedOver } = findings({
      ...cnf('my.cnf'),
      '.github/workflows/ci.yml': readable('').replace('ubuntu-24.04', `\${{ vars.X }}`),
    })
    expect(passedOver).toMatchObject([{ code: 'open-runner', written: `\${{ vars.X }}` }])
  })
  it('is not one whose label means something else in a workflow', () =>
    expect(found('a\u202eb')).toMatchObject({
      runner: { labels: ['ubuntu-24.04'] },
      passedOver: [{ code: 'unwritable', text: 'a\u202eb' }],
    }))
  it.each(['db-machine', 'self-hosted'])('is guarded where it is one’s own: %s', (label) =>
    expect(codesOf(found(label).cautions)).toEqual(['own-runner']),
  )
  it('is not counted where the forge reads no workflows', () =>
    expect(findings({ ...cnf('my.cnf'), '.gitea/workflows/ci.yml': running('x') }).runner.because.kind).toBe('usual'))
  it('is not where a called workflow is used that is there already', () => {
    const text = readable('steps: [{ uses: qpsgate/qpsgate@v1 }]')
    expect(codesOf(findings({ ...cnf('my.cnf'), '.github/workflows/perf.yml': text }).cautions)).toContain(
      'runs-already',
    )
  })
})

describe('the forge', () => {
  const on = (hosts: readonly string[], ...paths: readonly string[]) => {
    const { forge, workflowFolder } = findings(cnf('my.cnf', ...paths), { hosts })
    return [forge.forge, forge.because.kind, workflowFolder]
  }

  it.each([
    ['github.com', 'github', '.github/workflows'],
    ['github.example.com', 'github', '.github/workflows'],
    ['gitlab.example.com', 'gitlab', '.github/workflows'],
    ['codeberg.org', 'forgejo', '.forgejo/workflows'],
    ['gitea.com', 'gitea', '.gitea/workflows'],
    ['my-gitea.example.org', 'gitea', '.gitea/workflows'],
  ])('is told by the host %s', (host, forge, folder) => expect(on([host])).toEqual([forge, 'remote', folder]))

  it('is told by folders where the host says nothing', () => {
    expect(on(['git.example.org'], '.gitlab-ci.yml')).toEqual(['gitlab', 'path', '.github/workflows'])
    expect(on(['git.example.org'], '.forgejo/workflows/a.yml')).toEqual(['forgejo', 'path', '.forgejo/workflows'])
    expect(on([])).toEqual(['github', 'usual', '.github/workflows'])
  })

  it('is warned of where the action comes from elsewhere', () => {
    const codes = (host: string) => codesOf(findings({ 'my.cnf': OPTION_FILE }, { hosts: [host] }).cautions)
    expect(codes('github.example.com')).toContain('enterprise-server')
    expect(codes('ssh.github.com')).not.toContain('enterprise-server')
  })

  it('gets the workflow where its others are, as it reads one folder alone', () => {
    expect(on(['codeberg.org'], '.github/workflows/a.yml')).toEqual(['forgejo', 'remote', '.github/workflows'])
    expect(on(['codeberg.org'], '.gitea/workflows/a.yml', '.github/workflows/a.yml')[2]).toBe('.gitea/workflows')
    expect(on(['gitea.com'], '.forgejo/workflows/a.yml')[2]).toBe('.gitea/workflows')
  })

  it.each([
    ['https://user:secret@github.com/x/y.git', 'github.com'],
    ['git@gitlab.example.com:x/y.git', 'gitlab.example.com'],
    ['ssh://git@codeberg.org:2222/x/y.git', 'codeberg.org'],
    ['/srv/git/y.git', undefined],
    ['../y.git', undefined],
    ['file:///srv/y.git', undefined],
  ])('has of the address %s the host %s', (address, host) => expect(hostOf(address)).toBe(host))
})

describe('what was not looked at', () => {
  it('is told: kinds of which there are too many', () => {
    const many = Array.from({ length: 401 }, (_, nth) => `db${nth}/x.cnf`)
    const found = findings(cnf(...many), { isCut: true })
    expect(found.passedOver).toEqual(
      expect.arrayContaining([
        { code: 'too-many', what: 'option files', most: 400 },
        { code: 'too-many', what: 'files', most: 1000 },
      ]),
    )
  })

  it('is no environment file but that which compose reads', () => {
    const files = {
      ...cnf('my.cnf'),
      'compose.yml': composed({ image: `mysql:\${V}` }),
      '.env': 'V=8.4',
      'app/.env': 'V=1',
    }
    expect(findings(files).image).toEqual({ kind: 'of-files', images: ['mysql:8.4'] })
  })
})
