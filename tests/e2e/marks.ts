import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A unique word names its place, so that a leak shows its origin. Letters only, so that no escape or case hides it. */
export function createMarks() {
  const secret = [...randomBytes(16)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')
  const pattern = new RegExp(`${secret}([a-z]+?)${end}`, 'gi')
  return {
    /** @param place lower case letters */
    mark: (place: string) => secret + place + end,
    placesIn: (text: string) => [...new Set([...text.matchAll(pattern)].map(([, place = '']) => place))],
    async placesInFiles(files: readonly string[]) {
      const places = new Set<string>()
      for (const file of files) {
        for (const [, place = ''] of file.matchAll(pattern)) places.add(place)
        let rest = ''
        for await (const chunk of createReadStream(file, { encoding: 'latin1', highWaterMark: 1 << 20 })) {
          const text = rest + chunk
          for (const [, place = ''] of text.matchAll(pattern)) places.add(place)
          rest = text.slice(-longestMark)
        }
      }
      return [...places]
    },
  }
}

const end = 'qzq'
/** Characters; a mark may span two chunks. */
const longestMark = 200

/** A site writes copies after it has answered, so two readings must be equal. */
export async function settledFiles(folders: readonly string[]): Promise<string[]> {
  let before = filesIn(folders)
  for (;;) {
    await wait(betweenReadingsMs)
    const now = filesIn(folders)
    if (now.join() === before.join()) return now
    before = now
  }
}

const betweenReadingsMs = 2000

const filesIn = (folders: readonly string[]) =>
  folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => globSync('**/*', { cwd: folder }).map((file) => join(folder, file)))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
