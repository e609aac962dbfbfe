/** Servers of files beside an option file: one that mounts it names the program that reads it. */
import type { LineValue } from '../names.ts'
import { filesBeside } from './neighbours.ts'
import { readSource, type SideTexts } from './read-source.ts'

/** Folders around an option file in which compose files and manifests stand. */
const AROUND = ['', '../', '../../']
const MAY_MOUNT = /\.ya?ml$/i

/** The image of the servers that are given one of these files; undefined if none is, or they differ, or only a command tells. */
export function mountedImage(files: readonly string[], texts: SideTexts): LineValue<string> | undefined {
  const beside = files.flatMap((file) => filesBeside(file, AROUND, texts.reader)).filter((path) => MAY_MOUNT.test(path))
  const images = [...new Set(beside)].flatMap((path): LineValue<string>[] => {
    const reading = readSource(path, texts)
    if (reading.kind !== 'read') return []
    return reading.servers
      .filter((server) => files.some((file) => server.files.has(file)))
      .flatMap(({ images: [image] }) => {
        const name = image?.value.kind === 'reference' ? undefined : image?.value.text
        return image === undefined || name === undefined
          ? []
          : { value: name, file: image.file, line: image.line.number }
      })
  })
  return images.every(({ value }) => value === images[0]?.value) ? images[0] : undefined
}
