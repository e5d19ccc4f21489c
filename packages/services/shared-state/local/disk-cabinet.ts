import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { draftName, moveDraft, writeDraft } from '../../command-line/draft-file.ts'
import { type Health, reasonOf } from '../health.ts'
import type { Cabinet } from '../shared-state.ts'

type Options = { folder: string; health: Health; now?: () => number }

/** Characters of the longest first line: a checksum and a time. */
const headLength = 100
/** A draft this old was left by a process that ended. */
const abandonedAfterMs = 3_600_000
const sweepEveryMs = 3_600_000

/**
 * Values as files that outlive the process, each written whole. A file begins with the checksum of its value and, if
 * it ends by itself, the time of its end. A damaged file counts as absent. While values are stored, the folder is swept
 * each hour.
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
      return file && valueIn(file, now())
    },
    put: (key, value, keepMs) =>
      attempt(async () => {
        await mkdir(place, { recursive: true })
        const draft = draftName(fileOf(key))
        await writeDraft(draft, [head(value, keepMs === undefined ? undefined : now() + keepMs), value])
        await moveDraft(draft, fileOf(key))
        if (now() - sweptAt >= sweepEveryMs) void sweepNow()
      }),
    remove: (key) => attempt(() => rm(fileOf(key), { force: true })),
  }
  return { ...cabinet, sweep: sweepNow }
}

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest('hex')

const head = (value: Buffer, endsAt?: number) =>
  Buffer.from(`${sha256(value)}${endsAt === undefined ? '' : ` ${endsAt}`}\n`)

function valueIn(file: Buffer, now: number): Buffer | undefined {
  const start = file.subarray(0, headLength).indexOf('\n')
  const [checksum, endsAt] = file.subarray(0, start).toString('latin1').split(' ')
  const value = file.subarray(start + 1)
  if (start < 0 || hasEnded(endsAt, now) || checksum !== sha256(value)) return undefined
  return value
}

const hasEnded = (endsAt: string | undefined, now: number) => endsAt !== undefined && !(Number(endsAt) > now)

/** Deletes values that ended, and drafts that have no writer any more. */
async function sweep(place: string, now: number) {
  for (const name of await readdir(place).catch(() => [])) {
    const path = join(place, name)
    const isGone = name.endsWith('.json') ? hasEnded(await endOf(path), now) : await isAbandoned(path, now)
    if (isGone) await rm(path, { force: true }).catch(() => {})
  }
}

async function endOf(path: string): Promise<string | undefined> {
  const file = await open(path).catch(() => undefined)
  if (!file) return undefined
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0)
    const [line = ''] = buffer.subarray(0, bytesRead).toString('latin1').split('\n', 1)
    return line.match(/^[0-9a-f]{64} (\d+)$/)?.[1]
  } catch {
    return undefined
  } finally {
    await file.close()
  }
}

const isAbandoned = async (path: string, now: number) => {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.mtimeMs < now - abandonedAfterMs
}
