import { renameSync, statSync, unlinkSync } from 'node:fs'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Answer } from '../answers/answer.ts'
import { fromBrotli, gzipped } from '../answers/encoding.ts'
import { folderMode, isMissing } from './page-folder.ts'
import { complaints } from './until-done.ts'

export type PageFiles = ReturnType<typeof pageFiles>

/** nginx reads the same expression. Other paths could have several spellings. */
export const plainPath = '(?:/[a-z0-9-]{1,200})+'
const isPlain = new RegExp(`^(?:/|${plainPath})$`)
const longestPath = 1000

/** With the folder, the home page is `/pages.html`, and no page needs a rule of its own. */
export const pagesFolder = '/pages'
export const fileOf = (path: string) => `${pagesFolder}${path === '/' ? '' : path}.html`

/** The group of the site may read; others may not. */
const fileMode = 0o640
const endings = ['.br', '.gz', ''] as const

const limits = {
  /** Compression runs beside the rendering of other pages. */
  writesAtOnce: 2,
  /** Deletions before other work has its turn. */
  deletionsInTurn: 100,
  retryMs: 1000,
  sweepMs: 60_000,
}

type OwnFile = { file: string; inode: number }

/**
 * Mirrors the stored pages of a process as files, which nginx sends without this process. A disk that fails costs speed
 * only, unless it refuses to delete: then the process tries again each second.
 */
export function pageFiles(folder: string) {
  const answers = new Map<string, Answer>()
  const queue = new Set<string>()
  const written = new Map<string, readonly OwnFile[]>()
  const toDelete: OwnFile[] = []
  /** In this turn of the event loop. */
  let deletions = 0
  let isTurnPlanned = false
  let writing = 0
  let parts = 0
  const complain = complaints()

  function work() {
    for (const path of queue) {
      if (writing >= limits.writesAtOnce) return
      queue.delete(path)
      writing += 1
      void write(path)
        .catch((error) => isMissing(error) || complain(`A page is not stored as a file: ${error}.`))
        .finally(() => {
          writing -= 1
          work()
        })
    }
  }

  async function write(path: string) {
    const answer = answers.get(path)
    if (!answer) return
    const plain = await fromBrotli(answer.body)
    const bodies = { '.br': answer.body, '.gz': await gzipped(plain), '': plain }
    const file = join(folder, fileOf(path))
    parts += 1
    const part = join(folder, `part-${process.pid}-${parts}`)
    try {
      await mkdir(dirname(file), { recursive: true, mode: folderMode })
      const time = timeOf(answer)
      for (const ending of endings) {
        await writeFile(part + ending, bodies[ending], { mode: fileMode })
        await utimes(part + ending, time, time)
      }
      // From here on nothing waits, so a drop finds the files in `written`.
      if (answers.get(path) !== answer) return
      const own = endings.map((ending) => ({ file: file + ending, inode: statSync(part + ending).ino }))
      written.set(path, own)
      for (const ending of endings) renameSync(part + ending, file + ending)
    } finally {
      for (const ending of endings) await rm(part + ending, { force: true })
    }
  }

  function drop(path: string) {
    answers.delete(path)
    queue.delete(path)
    const own = written.get(path)
    if (!own) return
    written.delete(path)
    toDelete.push(...own)
    deleteDue()
  }

  /** The first ones go at once. */
  function deleteDue() {
    for (const own of toDelete.splice(0, limits.deletionsInTurn - deletions)) {
      deletions += 1
      if (!isDeleted(own)) setTimeout(() => again(own), limits.retryMs).unref()
    }
    if (isTurnPlanned) return
    isTurnPlanned = true
    setImmediate(() => {
      isTurnPlanned = false
      deletions = 0
      if (toDelete.length > 0) deleteDue()
    })
  }
  function again(own: OwnFile) {
    toDelete.push(own)
    deleteDue()
  }

  /** Another process of this instance may have replaced the file by its own. */
  function isDeleted({ file, inode }: OwnFile): boolean {
    try {
      if (statSync(file).ino === inode) unlinkSync(file)
      return true
    } catch (error) {
      if (isMissing(error)) return true
      complain(`A page that changed cannot be deleted, so nginx shows the old one: ${error}.`)
      return false
    }
  }

  const sweep = setInterval(() => {
    const now = Date.now()
    for (const [path, { until }] of answers) if (until <= now) drop(path)
  }, limits.sweepMs).unref()

  return {
    kept(path: string, answer: Answer) {
      if (!mayBeFile(path, answer)) return
      answers.set(path, answer)
      queue.add(path)
      work()
    },
    dropped: drop,
    count: () => written.size,
    close: () => clearInterval(sweep),
  }
}

/** Seconds. nginx makes its ETag of the time and the size, so another page must have another time. The site's ETag is a hash. */
const timeOf = ({ etag }: Answer) => Buffer.from(etag, 'base64url').readUInt32BE() >>> 1

/** A page that changes by itself would stay wrong if the site ended before that instant. */
function mayBeFile(path: string, { kind, status, encoding, headers, isTimed }: Answer): boolean {
  const isPage = kind === 'page-hit' && status === 200 && headers['content-type']?.startsWith('text/html')
  return Boolean(isPage) && encoding === 'br' && !isTimed && path.length <= longestPath && isPlain.test(path)
}
