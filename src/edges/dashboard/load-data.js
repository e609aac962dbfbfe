// Data files are scripts: a page that was opened from a disk may load those, and nothing else.
import { DATA_GLOBAL } from '../../core/views/dashboard/dashboard-format.ts'

const OURS = /^data\/[0-9a-z-]+\.js$/
const loading = new Map()

/** What a data file of the index holds; each is loaded once. */
export function load({ path, version }) {
  const known = loading.get(path)
  if (known !== undefined) return known
  const loaded = request(path, version)
  loading.set(path, loaded)
  // The next choice may try again.
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

/** What a script of the page put there; undefined where it could not be loaded. */
export function loaded(path) {
  return globalThis[DATA_GLOBAL]?.[path]
}
