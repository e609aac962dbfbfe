import type { Outcome, Workplace } from './cli.ts'

/** A Compose file with a server of this image, max_connections on line 5, and a flag on each line after that. */
export function compose(tag: string, ...flags: readonly string[]): string {
  const command = flags.map((flag) => `      - ${flag}\n`).join('')
  return `services:\n  db:\n    image: ${tag}\n    command:\n      - --max-connections=200\n${command}`
}

/** Runs the change from one Compose file to another, for 20 s unless the flags give another budget. */
export async function runChange(
  place: Workplace,
  before: string,
  after: string,
  ...flags: readonly string[]
): Promise<Outcome> {
  place.write('compose.yml', before)
  place.commit()
  place.write('compose.yml', after)
  const usual = ['--base', 'HEAD', '--out', 'out', '--workloads', 'oltp_read_only', '--budget', '20s']
  return place.run(['run', '--config', 'compose.yml', ...usual, ...flags])
}
