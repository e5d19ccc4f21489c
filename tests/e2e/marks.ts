import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Words that occur nowhere else, each with the place where a request had it: whoever finds one later knows where it
 * came from. Letters only, so that no spelling, escape or lower case hides one.
 */
export function createMarks() {
  const secret = [...randomBytes(16)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')
  const pattern = new RegExp(`${secret}([a-z]+?)${end}`, 'gi')
  return {
    /** @param place lower case letters */
    mark: (place: string) => secret + place + end,
    /** The places of the marks in a text. */
    placesIn: (text: string) => [...new Set([...text.matchAll(pattern)].map(([, place = '']) => place))],
    /** The places of the marks in files, in their content and in their names. */
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
/** A mark may begin in one piece of a file and end in the next. */
const longestMark = 200

/** All files in folders, once two readings in a row find the same: a site writes copies after it has answered. */
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
