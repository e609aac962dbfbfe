/** Manifests of Kubernetes and values of Helm's charts: images of servers, wherever they stand. */
import { isMap } from '../suite/consistency.ts'
import { readYaml, type YamlTree } from '../suite/yaml-tree.ts'
import { holdsServer } from './database-image.ts'
import type { FoundImage, Source } from './findings.ts'
import { asText, speaksOfServer } from './yaml-values.ts'

/** Documents of one file that are looked at. */
const MOST_DOCUMENTS = 50

/** What is no YAML, such as a chart's template, has none. */
export function readManifest(text: string, path: string): readonly FoundImage[] {
  // Most YAML files of a repository are about something else, and parsing takes time.
  if (!speaksOfServer(text) || !/image/i.test(text)) return []
  const source: Source = { kind: 'manifest', path }
  return text
    .split(/^---.*$/m)
    .slice(0, MOST_DOCUMENTS)
    .flatMap((document) => {
      const read = readYaml(document)
      return 'drafts' in read ? [] : imagesIn(read.tree.value, [], read.tree)
    })
    .filter(holdsServer)
    .map((image) => ({ image, source }))
}

/** Whether it holds an option file as a text, as ConfigMaps do. */
export function holdsOptions(text: string): boolean {
  return /^[ \t]+\[(?:mysqld|mariadbd?)\][ \t]*$/m.test(text)
}

function imagesIn(value: unknown, path: readonly (string | number)[], tree: YamlTree): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => imagesIn(item, [...path, index], tree))
  if (!isMap(value)) return []
  return Object.entries(value).flatMap(([key, each]) => {
    const here = [...path, key]
    if (key === 'image' && typeof each === 'string') return asText(each) ?? []
    const named = key === 'image' && isMap(each) ? imageOf(each, tree.textOf([...here, 'tag'])) : undefined
    return named === undefined ? imagesIn(each, here, tree) : [named]
  })
}

/** An image in parts: `{ registry, repository, tag, digest }`. @param tag as it is written: 8.0 is no 8 */
function imageOf({ registry, repository, digest }: Readonly<Record<string, unknown>>, tag = ''): string | undefined {
  const [host, path, hash] = [registry, repository, digest].map((part) => asText(part) ?? '')
  if (path === '') return undefined
  return [host === '' ? '' : `${host}/`, path, tag === '' ? '' : `:${tag}`, hash === '' ? '' : `@${hash}`].join('')
}
