import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { draftName, moveDraft, writeDraft } from '../../command-line/draft-file.ts'
import { unionOf } from '../expiry-log.ts'
import { reasonOf } from '../health.ts'
import type { Expired, Log } from '../shared-state.ts'
import type { UnsentCopy } from './unsent-copies.ts'

export type LeftOver = { expired: Expired; copies: (readonly [key: string, copy: UnsentCopy])[] }

type Options = {
  folder: string
  /** Changes for other logs are ignored. */
  logKey: string
  log: Log
}

/** Stores unsent changes in a file per process; a later process on this machine sends them. */
export function leftOvers({ folder, logKey, log }: Options) {
  const place = join(folder, 'unsent')
  let taken: string[] = []

  async function forget() {
    for (const path of taken.splice(0)) await rm(path, { force: true }).catch(() => {})
  }

  return {
    /** Files stay until `forget` or `leave`. */
    async take(): Promise<LeftOver> {
      const names = await readdir(place).catch(() => [])
      const paths = names.filter((name) => name.endsWith('.json')).map((name) => join(place, name))
      const found = await Promise.all(paths.map(async (path) => ({ path, left: await read(path, logKey) })))
      const own = found.flatMap(({ path, left }) => (left === undefined ? [] : [{ path, left }]))
      taken = own.map(({ path }) => path)
      return {
        expired: unionOf(own.map(({ left }) => left.expired)),
        copies: own.flatMap(({ left }) => left.copies),
      }
    },
    forget,
    /** Replaces all files that `take` read. */
    async leave(left: LeftOver) {
      try {
        if (left.expired.length > 0 || left.copies.length > 0) {
          await mkdir(place, { recursive: true })
          const path = join(place, `${randomUUID()}.json`)
          const draft = draftName(path)
          await writeDraft(draft, JSON.stringify({ logKey, ...left }))
          await moveDraft(draft, path)
        }
        await forget()
      } catch (error) {
        log.warn(
          `Changes that Redis did not take are lost: ${reasonOf(error)}. Other instances may show old pages.`,
        )
      }
    },
  }
}

/** Returns undefined for another log. A damaged file expires everything: it may have named any tag. */
async function read(path: string, logKey: string): Promise<LeftOver | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    // Only `leave` writes these files, atomically.
    const left: LeftOver & { logKey: string } = JSON.parse(text)
    return left.logKey === logKey ? { expired: left.expired, copies: left.copies } : undefined
  } catch {
    return { expired: 'everything', copies: [] }
  }
}
