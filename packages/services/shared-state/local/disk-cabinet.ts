import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { draftName, moveDraft, writeDraft } from '../../command-line/draft-file.ts'
import { type Health, reasonOf } from '../health.ts'
import type { Cabinet } from '../shared-state.ts'
import { contentOf, hasFileEnded, headOf, sha256 } from './value-file.ts'

type Options = { folder: string; health: Health; now?: () => number }

/** Older drafts belong to ended processes. */
const abandonedAfterMs = 3_600_000
const sweepEveryMs = 3_600_000

/**
 * Files outlive the process and are written atomically. A damaged one counts as absent. Storing sweeps the folder at
 * most hourly.
 */
export function diskCabinet({ folder, health, now = Date.now }: Options) {
  const place = join(folder, 'delivered')
  const fileOf = (key: string) => join(place, `${sha256(key)}.json`)
  let sweptAt = now()

  function sweepNow() {
    sweptAt = now()
    return sweep(place, sweptAt)
  }

  async function attempt(work: () => Promise<unknown>) {
    try {
      await work()
      health.works()
    } catch (error) {
      health.failed({ code: 'disk', sentence: reasonOf(error) })
    }
  }

  const cabinet: Cabinet = {
    async get(key) {
      const file = await readFile(fileOf(key)).catch(() => undefined)
      const content = file && contentOf(file, now())
      return typeof content === 'object' ? content.value : undefined
    },
    put: (key, value, keepMs) =>
      attempt(async () => {
        await mkdir(place, { recursive: true })
        const draft = draftName(fileOf(key))
        await writeDraft(draft, [headOf(value, keepMs === undefined ? undefined : now() + keepMs), value])
        await moveDraft(draft, fileOf(key))
        if (now() - sweptAt >= sweepEveryMs) void sweepNow()
      }),
    remove: (key) => attempt(() => rm(fileOf(key), { force: true })),
  }
  return { ...cabinet, sweep: sweepNow }
}

async function sweep(place: string, now: number) {
  for (const name of await readdir(place).catch(() => [])) {
    const path = join(place, name)
    const isGone = name.endsWith('.json') ? await hasFileEnded(path, now) : await isAbandoned(path, now)
    if (isGone) await rm(path, { force: true }).catch(() => {})
  }
}

const isAbandoned = async (path: string, now: number) => {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.mtimeMs < now - abandonedAfterMs
}
