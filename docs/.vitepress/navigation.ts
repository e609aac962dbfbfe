/** The sidebar, made of the existing pages. */
import { posix } from 'node:path'
import type { DefaultTheme } from 'vitepress'
import { type Page, titleOf } from './pages.ts'

type Item = DefaultTheme.SidebarItem

interface Group {
  readonly title: string
  /** Paths of pages in their order; missing ones are left out. */
  readonly pages: readonly string[]
  /** Folders whose remaining pages follow. */
  readonly folders?: readonly string[]
}

const GROUPS: readonly Group[] = [
  { title: 'Start', pages: ['index', 'start', 'option-files', 'report', 'red', 'requirements', 'recipes/index'] },
  { title: 'Measure more', pages: ['suites', 'workloads', 'own-workload', 'coverage', 'causes'] },
  { title: 'Reference', pages: ['suite', 'command-line', 'action', 'troubleshooting'], folders: ['.'] },
  { title: 'How it decides', pages: ['how-it-decides', 'statistics', 'comparison', 'security'] },
  { title: 'Studies', pages: ['studies/performance-schema'], folders: ['studies'] },
]
/** Readers reach the evidence from the pages that cite it. */
const NOT_LISTED = /^evidence\//
const OTHERS = 'More'

/** Every page except evidence, once. Pages without a group come last, so that none is lost. */
export function sidebarOf(pages: readonly Page[]): Item[] {
  const listed = new Set(GROUPS.flatMap((group) => group.pages))
  const known = new Set(GROUPS.flatMap(({ folders = [] }) => folders))
  const unlisted = pages.filter(({ path }) => !listed.has(path) && !isChapter(path, pages) && !NOT_LISTED.test(path))
  const groups = GROUPS.map(({ title, pages: paths, folders = [] }) => ({
    title,
    pages: [
      ...paths.flatMap((path) => pages.filter((page) => page.path === path)),
      ...unlisted.filter(({ path }) => folders.includes(topFolder(path))),
    ],
  }))
  const others = { title: OTHERS, pages: unlisted.filter(({ path }) => !known.has(topFolder(path))) }
  return [...groups, others]
    .filter((group) => group.pages.length > 0)
    .map((group) => ({ text: group.title, items: group.pages.map((page) => itemOf(page, pages)) }))
}

/** A page in a folder that has an index: the sidebar lists it under that index. */
function isChapter(path: string, pages: readonly Page[]): boolean {
  const index = posix.join(posix.dirname(path), 'index')
  return index !== 'index' && index !== path && pages.some((page) => page.path === index)
}

function itemOf(page: Page, pages: readonly Page[]): Item {
  const item = { text: titleOf(page), link: linkTo(page.path) }
  const chapters = chaptersOf(page, pages)
  return chapters.length === 0 ? item : { ...item, collapsed: true, items: chapters.map((one) => itemOf(one, pages)) }
}

/** The pages of an index's folder, in the order of their first mention in it. */
function chaptersOf({ path, text }: Page, pages: readonly Page[]): Page[] {
  if (path === 'index' || posix.basename(path) !== 'index') return []
  const chapters = pages.filter((page) => page.path !== path && posix.dirname(page.path) === posix.dirname(path))
  const place = (page: Page) => {
    const found = text.indexOf(`](${posix.basename(page.path)}.md`)
    return found === -1 ? text.length : found
  }
  return chapters.sort((a, b) => place(a) - place(b))
}

function topFolder(path: string): string {
  return posix.dirname(path).split('/')[0] ?? '.'
}

/** The page's address on the site. */
function linkTo(path: string): string {
  return `/${path.replace(/(^|\/)index$/, '$1')}`
}
