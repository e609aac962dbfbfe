// Data files are scripts: a page opened from a disk may load nothing else.
import { DATA_GLOBAL } from '../../core/views/dashboard/dashboard-format.ts'

const OURS = /^data\/[0-9a-z-]+\.js$/
const loading = new Map()

/** The content of a data file of the index; each is loaded once. */
export function load({ path, version }) {
  const known = loading.get(path)
  if (known !== undefined) return known
  const loaded = request(path, version)
  loading.set(path, loaded)
  // So that the next choice tries again.
  loaded.catch(() => loading.delete(path))
  return loaded
}

async function request(path, version) {
  if (!OURS.test(path)) throw new Error(`${path} is no data file`)
  await new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${path}?${encodeURIComponent(version)}`
    script.onload = resolve
    script.onerror = () => reject(new Error(`${path} could not be loaded`))
    document.head.append(script)
  })
  const content = loaded(path)
  if (content === undefined) throw new Error(`${path} does not hold what it should`)
  return content
}

/** The content that a script of the page stored; undefined if it could not be loaded. */
export function loaded(path) {
  return globalThis[DATA_GLOBAL]?.[path]
}
