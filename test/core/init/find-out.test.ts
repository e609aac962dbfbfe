import { describe, expect, it } from 'vitest'
import { MOST_CONFIGS } from '../../../src/core/init/find-out.ts'
import { hostOf } from '../../../src/core/init/forges.ts'
import { composed, findings, OPTION_FILE } from './repositories.ts'

const cnf = (...paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, OPTION_FILE]))
const gated = (files: Readonly<Record<string, string>>) => findings(files).configs.map(({ path }) => path)
const codesOf = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code)

describe('what is gated', () => {
  it('is what a compose file mounts before what only has a usual name', () => {
    const compose = composed({ image: 'mysql:8.4', volume: './db/custom.cnf:/etc/mysql/conf.d/custom.cnf' })
    const found = findings({ ...cnf('my.cnf', 'db/custom.cnf'), 'compose.yml': compose })
    expect(found.configs).toEqual([
      {
        path: 'db/custom.cnf',
        isFolder: false,
        files: ['db/custom.cnf'],
        because: {
          kind: 'used',
          use: {
            source: { kind: 'compose', path: 'compose.yml', service: 'db' },
            candidates: ['db/custom.cnf'],
            target: '/etc/mysql/conf.d/custom.cnf',
          },
        },
        isForMariaDb: false,
      },
    ])
    expect(found.passedOver).toContainEqual({ code: 'option-file', path: 'my.cnf', standing: 'usual-name' })
  })

  it('is what a Dockerfile copies, from its own folder or from the top', () => {
    const dockerfile = 'FROM mysql:8.4\nCOPY tuned.cnf /etc/mysql/conf.d/'
    expect(gated({ ...cnf('db/tuned.cnf', 'other.cnf'), 'db/Dockerfile': dockerfile })).toEqual(['db/tuned.cnf'])
    expect(gated({ ...cnf('tuned.cnf', 'other.cnf'), 'db/Dockerfile': dockerfile })).toEqual(['tuned.cnf'])
  })

  it.each(['docker-compose.dev.yml', 'docker-compose.override.yml', '.devcontainer/compose.yml', 'dev/compose.yml'])(
    'is no longer what is mounted where that is for development: %s',
    (path) => {
      const volume = `${path.includes('/') ? '..' : '.'}/conf/mounted.cnf:/etc/mysql/conf.d/mounted.cnf`
      const found = gated({ ...cnf('roles/mysql/my.cnf', 'conf/mounted.cnf'), [path]: composed({ volume }) })
      expect(found).toEqual(['roles/mysql/my.cnf'])
    },
  )

  it('is a sample that a container gets before others', () => {
    const compose = composed({ volume: './my.cnf:/etc/my.cnf' })
    expect(gated({ ...cnf('tests/my.cnf', 'examples/my.cnf'), 'tests/compose.yml': compose })).toEqual(['tests/my.cnf'])
  })

  it.each(['mysql/dev.cnf', 'my.local.cnf', 'mysql/test-my.cnf', 'my-test.cnf', '.ddev/mysql/my.cnf'])(
    'is %s only where there is nothing else',
    (path) => {
      expect(gated(cnf(path, 'zz.cnf'))).toEqual(['zz.cnf'])
      expect(gated(cnf(path))).toEqual([path])
    },
  )

  it('is a folder as a whole where a server reads it so', () => {
    const compose = composed({ image: 'mysql:8.4', volume: './conf.d:/etc/mysql/conf.d' })
    const found = findings({ ...cnf('conf.d/20-b.cnf', 'conf.d/10-a.cnf', 'my.cnf'), 'compose.yml': compose })
    expect(found.configs).toMatchObject([
      { path: 'conf.d', isFolder: true, files: ['conf.d/10-a.cnf', 'conf.d/20-b.cnf'] },
    ])
  })

  it('is each file where a whole tree is mounted', () => {
    const compose = composed({ image: 'mysql:8.4', volume: './mysql:/etc/mysql' })
    expect(gated({ ...cnf('mysql/my.cnf', 'mysql/conf.d/a.cnf'), 'compose.yml': compose })).toEqual([
      'mysql/my.cnf',
      'mysql/conf.d/a.cnf',
    ])
  })

  it.each([
    ['a usual name before another', ['zz.cnf', 'my.cnf'], ['my.cnf']],
    ['a usual folder before none', ['zz.cnf', 'mysql/zz.cnf'], ['mysql/zz.cnf']],
    ['.cnf before other endings', ['mysql/tuning.ini', 'zz.cnf'], ['zz.cnf']],
    ['other endings before samples', ['mysql/tuning.conf', 'tests/my.cnf'], ['mysql/tuning.conf']],
    ['a sample where there is nothing else', ['tests/fixtures/my.cnf'], ['tests/fixtures/my.cnf']],
    ['none of several samples', ['tests/fixtures/my.cnf', 'examples/my.cnf'], []],
    ['all that are as likely', ['primary/my.cnf', 'replica/my.cnf'], ['primary/my.cnf', 'replica/my.cnf']],
    ['nothing of packages', ['node_modules/x/my.cnf'], []],
  ])('is %s', (_, paths, expected) => expect(gated(cnf(...paths))).toEqual(expected))

  it.each([
    ['other programs’ files', 'my.cnf', '[client]\nuser = x\n'],
    ['certificates', 'openssl.cnf', '[server]\nbasicConstraints = CA:FALSE\n'],
    ['files of another ending with a common group', 'my/grafana.ini', '[server]\nhttp_port = 3000\n'],
    ['files without settings', 'my.cnf', '[mysqld]\n# nothing\n'],
    ['texts that are no option file', 'my.cnf', '<html>'],
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
    expect(found.passedOver).toContainEqual({ code: 'too-many', what: 'option files', most: MOST_CONFIGS })
  })

  it('is what was named, whatever else there is', () => {
    const named = [{ path: 'tests/my.cnf', isFolder: false, files: ['tests/my.cnf'] }]
    const found = findings(cnf('my.cnf', 'tests/my.cnf'), { named, request: { configs: ['tests/my.cnf'] } })
    expect(found.configs).toMatchObject([{ path: 'tests/my.cnf', because: { kind: 'flag' } }])
    expect(codesOf(found.passedOver)).toEqual(['option-file'])
  })

  it('says what it cannot take: templates, texts inside of manifests, links', () => {
    const found = findings(
      {
        'roles/db/templates/my.cnf.j2': '',
        'k8s/db.yaml': 'data:\n  my.cnf: |\n    [mysqld]\n    max_connections=1\n',
      },
      { unread: new Map([['my.cnf', 'link']]) },
    )
    expect(found.passedOver).toEqual([
      { code: 'template', path: 'roles/db/templates/my.cnf.j2' },
      { code: 'inline-options', path: 'k8s/db.yaml' },
      { code: 'unread', path: 'my.cnf', why: 'link' },
    ])
  })
})

describe('the image', () => {
  const workflow = 'jobs: { a: { runs-on: ubuntu-24.04, services: { db: { image: "mysql:5.7" } } } }'

  it('is that of the service which reads what is gated', () => {
    const compose = JSON.stringify({
      services: {
        old: { image: 'mysql:5.7' },
        db: { image: 'mariadb:11.4', volumes: ['./my.cnf:/etc/mysql/conf.d/my.cnf'] },
      },
    })
    const found = findings({ ...cnf('my.cnf'), 'compose.yml': compose })
    expect(found.image).toEqual({
      image: 'mariadb:11.4',
      source: { kind: 'compose', path: 'compose.yml', service: 'db' },
    })
    expect(found.passedOver).toMatchObject([{ code: 'image', image: 'mysql:5.7' }])
  })

  it('is that of the Dockerfile which such a service is built by', () => {
    const compose = composed({ build: './db', volume: './my.cnf:/etc/my.cnf' })
    const found = findings({ ...cnf('my.cnf'), 'compose.yml': compose, 'db/Dockerfile': 'FROM percona:8.0\n' })
    expect(found.image).toMatchObject({ image: 'percona:8.0', source: { kind: 'compose' } })
  })

  it.each([
    ['of compose before all others', ['compose.yml', 'db/Dockerfile', 'k8s.yaml', 'ci'], 'mysql:8.1'],
    ['of a Dockerfile before manifests', ['db/Dockerfile', 'k8s.yaml', 'ci'], 'mysql:8.2'],
    ['of manifests before workflows', ['k8s.yaml', 'ci'], 'mysql:8.3'],
    ['of a workflow', ['ci'], 'mysql:5.7'],
    ['of tests last', ['tests/compose.yml', 'ci'], 'mysql:5.7'],
  ])('is that %s', (_, places, image) => {
    const texts: Readonly<Record<string, string>> = {
      'compose.yml': composed({ image: 'mysql:8.1' }),
      'tests/compose.yml': composed({ image: 'mysql:8.1' }),
      'db/Dockerfile': 'FROM mysql:8.2',
      'k8s.yaml': 'image: mysql:8.3',
    }
    const files = places.map((place) =>
      place === 'ci' ? ['.github/workflows/ci.yml', workflow] : [place, texts[place] ?? ''],
    )
    expect(findings({ ...cnf('my.cnf'), ...Object.fromEntries(files) }).image?.image).toBe(image)
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
    expect(found.image).toEqual({ image, source: { kind: 'usual' } })
    expect(found.cautions).toEqual([{ code: 'usual-image', image }])
  })

  it('is of the product of an image whose tag is not known', () => {
    const files = { 'a.cnf': '[mysqld]\nmax_connections=1\n', 'compose.yml': composed({ image: `mariadb:\${TAG}` }) }
    expect(findings(files).image).toEqual({ image: 'mariadb:11.8', source: { kind: 'usual' } })
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

  it('is the one that was named; the others are told', () => {
    const found = findings(
      { ...cnf('my.cnf'), 'compose.yml': composed({ image: 'mysql:8.4' }) },
      { request: { image: 'mysql:9.1' } },
    )
    expect(found.image).toEqual({ image: 'mysql:9.1', source: { kind: 'flag', flag: '--image' } })
    expect(found.passedOver).toMatchObject([{ code: 'image', image: 'mysql:8.4' }])
  })

  it('is none that holds an expression', () => {
    const workflow = readable(`services: { db: { image: "mysql:\${{ secrets.X }}" } }`)
    const found = findings({ ...cnf('my.cnf'), '.github/workflows/ci.yml': workflow })
    expect(found.image?.source).toEqual({ kind: 'usual' })
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
  it('is told: files that are no YAML, and kinds of which there are too many', () => {
    const many = Array.from({ length: 401 }, (_, nth) => `db${nth}/x.cnf`)
    const found = findings({ ...cnf(...many), 'compose.yml': 'a: [', '.github/workflows/ci.yml': '}' }, { isCut: true })
    expect(found.passedOver).toEqual(
      expect.arrayContaining([
        { code: 'unread', path: 'compose.yml', why: 'not-yaml' },
        { code: 'unread', path: '.github/workflows/ci.yml', why: 'not-yaml' },
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
    expect(findings(files).image?.image).toBe('mysql:8.4')
  })
})
