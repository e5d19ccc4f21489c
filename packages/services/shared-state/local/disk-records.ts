import { link, mkdir, readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { draftName, dropDraft, writeDraft } from '../../command-line/draft-file.ts'
import { reasonOf } from '../health.ts'
import { checkSize, fullError, type RecordLimits, recordLimits } from '../record-limits.ts'
import { isRecordsError, RecordsError } from '../records-error.ts'
import type { PutOptions, RecordCabinet, StoredRecord } from '../shared-state.ts'
import { contentOf, hasFileEnded, headOf, sha256 } from './value-file.ts'

type Options = { folder: string; limits?: RecordLimits; now?: () => number }

const sweepEveryMs = 3_600_000

/**
 * A record is a folder; a version is a file named by its number. A hard link gives a number to one writer only, also
 * while an old and a new release share the folder. Only the owner can read the files.
 */
export function diskRecords({ folder, limits = recordLimits, now = Date.now }: Options): RecordCabinet {
  const place = join(folder, 'records')
  const placeOf = (key: string) => join(place, sha256(key))
  let count: Promise<number> | undefined
  let sweptAt = Number.NEGATIVE_INFINITY
  const turns = new Map<string, Promise<unknown>>()

  /** A writer that is overtaken before it has looked again would report that it stored nothing. */
  function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (turns.get(key) ?? Promise.resolve()).then(work)
    const end = turn
      .catch(() => {})
      .then(() => {
        if (turns.get(key) === end) turns.delete(key)
      })
    turns.set(key, end)
    return turn
  }

  async function makeRoom() {
    if (now() - sweptAt >= sweepEveryMs) count = undefined
    count ??= sweepAndCount()
    if ((await count) < limits.records) return
    count = sweepAndCount()
    if ((await count) >= limits.records) throw fullError(limits)
  }

  async function sweepAndCount() {
    sweptAt = now()
    return sweep(place, sweptAt)
  }

  async function put(key: string, value: Buffer, options: PutOptions = {}): Promise<boolean> {
    checkSize(value, limits)
    const home = placeOf(key)
    const last = await lastVersion(home)
    if (!(await mayReplace(home, last, options.over))) return false
    if (last === 0) await makeRoom()
    await mkdir(home, { recursive: true, mode: 0o700 })
    const endsAt = options.keepMs === undefined ? undefined : Math.round(now() + options.keepMs)
    const isStored = await storeVersion(home, last + 1, [headOf(value, endsAt), value])
    if (isStored && last === 0) count = count?.then((before) => before + 1)
    return isStored || options.over !== undefined ? isStored : put(key, value, options)
  }

  async function mayReplace(home: string, last: number, over: PutOptions['over']): Promise<boolean> {
    if (over === undefined) return true
    if (over === null) return last === 0 || hasFileEnded(join(home, `${last}`), now())
    return over === String(last)
  }

  return {
    get: (key) => orRecordsError(() => read(placeOf(key), now())),
    put: (key, value, options) => orRecordsError(() => inTurn(key, () => put(key, value, options))),
    remove: (key) => orRecordsError(() => rm(placeOf(key), { recursive: true, force: true })),
  }
}

async function orRecordsError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isRecordsError(error) ? error : new RecordsError('unreachable', reasonOf(error))
  }
}

async function read(home: string, now: number): Promise<StoredRecord | undefined> {
  const last = await lastVersion(home)
  if (last === 0) return undefined
  const file = await readFile(join(home, `${last}`)).catch(undefinedIfAbsent)
  // A writer replaced this version after the listing.
  if (file === undefined) return read(home, now)
  const content = contentOf(file, now)
  if (content === 'damaged') throw new RecordsError('damaged', `${join(home, `${last}`)} is damaged`)
  return content === 'ended' ? undefined : { value: content.value, version: String(last) }
}

async function lastVersion(home: string): Promise<number> {
  const names = (await readdir(home).catch(undefinedIfAbsent)) ?? []
  return Math.max(0, ...names.filter((name) => /^\d+$/.test(name)).map(Number))
}

/** Returns false if another writer stored this version or a later one. */
async function storeVersion(home: string, version: number, content: Iterable<Uint8Array>) {
  const path = join(home, `${version}`)
  const draft = draftName(path)
  await writeDraft(draft, content, { isPrivate: true })
  try {
    if (!(await linked(draft, path))) return false
  } finally {
    await dropDraft(draft)
  }
  // A slow writer may have taken the number of a removed version.
  const isNewest = (await lastVersion(home)) === version
  await removeVersions(home, (each) => (isNewest ? each < version : each === version))
  return isNewest
}

const linked = (draft: string, path: string) =>
  link(draft, path).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'EEXIST') return false
      throw error
    },
  )

async function removeVersions(home: string, isGone: (version: number) => boolean) {
  for (const name of await readdir(home))
    if (/^\d+$/.test(name) && isGone(Number(name))) await rm(join(home, name), { force: true })
}

async function sweep(place: string, now: number): Promise<number> {
  let left = 0
  for (const name of (await readdir(place).catch(undefinedIfAbsent)) ?? []) {
    const home = join(place, name)
    const last = join(home, `${await lastVersion(home)}`)
    if (!((await hasFileEnded(last, now)) && (await isRemoved(home, last)))) left += 1
  }
  return left
}

/** The folder stays if a writer stored a later version. */
async function isRemoved(home: string, version: string): Promise<boolean> {
  await rm(version, { force: true })
  return rmdir(home).then(
    () => true,
    () => false,
  )
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

function undefinedIfAbsent(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}
