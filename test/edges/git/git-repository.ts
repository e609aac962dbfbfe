/** Small repositories for tests. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const SETTINGS = [
  ...['user.name=t', 'user.email=t@example.org', 'init.defaultBranch=main', 'protocol.file.allow=always'],
  // Nothing here lasts for long.
  ...['maintenance.auto=false', 'core.fsync=none'],
]

/** A repository in a directory of its own, with nothing in it. */
export class Repository implements Disposable {
  readonly path: string

  constructor(cloneOf?: { readonly url: string; readonly depth: number }) {
    this.path = realpathSync(mkdtempSync(join(tmpdir(), 'qg-')))
    if (cloneOf === undefined) this.git('init', '--quiet', '--template=')
    else this.git('clone', '--quiet', `--depth=${cloneOf.depth}`, cloneOf.url, '.')
  }

  git(...args: readonly string[]): string {
    const settings = SETTINGS.flatMap((setting) => ['-c', setting])
    return execFileSync('git', [...settings, ...args], { cwd: this.path, encoding: 'utf8' }).trim()
  }

  /** Whole path of a file or folder. */
  at(path: string): string {
    return join(this.path, path)
  }

  write(path: string, text: string | Uint8Array): void {
    mkdirSync(dirname(this.at(path)), { recursive: true })
    writeFileSync(this.at(path), text)
  }

  link(path: string, target: string): void {
    mkdirSync(dirname(this.at(path)), { recursive: true })
    symlinkSync(target, this.at(path))
  }

  remove(path: string): void {
    rmSync(this.at(path), { recursive: true })
  }

  /** Commits all there is, and gives the commit. */
  commit(): string {
    this.git('add', '--all')
    this.git('commit', '--quiet', '--allow-empty', '--message=x')
    return this.git('rev-parse', 'HEAD')
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true })
  }
}
