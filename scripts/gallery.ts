/**
 * `node scripts/gallery.ts [NAME]`: measures a change for each outcome, and advice, and keeps the results, from which
 * docs/gallery.md and the pictures of the README are made. The outcome without a change of its own is that of
 * `npm start`. With NAME, it measures only the outcome of this name, or advice if NAME is `prove`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { GALLERY, OUTCOMES } from './gallery-docs.ts'

const ROOT = resolve(import.meta.dirname, '..')
const FILE = 'my.cnf'
const OPTION_FILE = `[mysqld]
innodb_buffer_pool_size = 256M
innodb_flush_log_at_trx_commit = 1
log_bin = ON
binlog_format = ROW
transaction_isolation = READ-COMMITTED
max_connections = 200
wait_timeout = 600
max_heap_table_size = 16M
sort_buffer_size = 2M
performance_schema = OFF
`
/** Advice such as tuning tools and blogs give, for `qpsgate prove`. */
const ADVICE = `query_cache_size = 64M
innodb_flush_log_at_trx_commit = 2
join_buffer_size = 8M
skip_name_resolve = ON
`

const [wanted] = process.argv.slice(2)
for (const { name, change, args = [] } of OUTCOMES) {
  if (wanted !== undefined && wanted !== name) continue
  if (change === undefined) {
    execFileSync(process.execPath, [join(ROOT, 'scripts/start.ts')], { stdio: 'inherit' })
    copyFileSync(join(ROOT, 'qpsgate-out/result.json'), join(GALLERY, `${name}.json`))
    continue
  }
  using folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-gallery-'))
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder.path, stdio: 'pipe' })
  const commit = (text: string) => {
    writeFileSync(join(folder.path, FILE), text)
    git('add', FILE)
    git('-c', 'user.name=dba', '-c', 'user.email=dba@example.org', 'commit', '--quiet', '--message', name)
  }
  git('init', '--quiet', '--initial-branch=main')
  commit(OPTION_FILE)
  git('checkout', '--quiet', '-b', name)
  const [before, after] = change
  commit(OPTION_FILE.replace(before, after))
  const run = ['run', '--config', FILE, '--base', 'main', '--out', join(folder.path, 'out'), ...args]
  const { status } = spawnSync(process.execPath, [join(ROOT, 'src/cli.ts'), ...run], {
    cwd: folder.path,
    stdio: 'inherit',
  })
  const result = readFileSync(join(folder.path, 'out/result.json'), 'utf8')
  process.stdout.write(`\n${name}: exit code ${status}, ${JSON.parse(result).verdict}\n\n`)
  writeFileSync(join(GALLERY, `${name}.json`), result)
}

if (wanted === undefined || wanted === 'prove') {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-gallery-'))
  writeFileSync(join(folder.path, FILE), OPTION_FILE)
  writeFileSync(join(folder.path, 'advice.txt'), ADVICE)
  const prove = ['prove', 'advice.txt', '--config', FILE]
  const command = [process.execPath, join(ROOT, 'src/cli.ts'), ...prove]
  const printed = execFileSync(command[0] ?? '', command.slice(1), {
    cwd: folder.path,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  writeFileSync(join(GALLERY, 'prove.txt'), `qpsgate ${prove.join(' ')}\n${printed}`)
}
