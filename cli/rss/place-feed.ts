import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Feed, Format } from '@association/feeds'
import { checkFeed, type Verdict } from '@association/feeds/check/check-feed.ts'
import { feedBytes } from '@association/feeds/formats/feed-bytes.ts'
import { dropDraft, moveDraft, writeDraft } from '@association/services/command-line/draft-file.ts'
import { adviceFor } from '@association/services/command-line/file-advice.ts'
import { openRegularFile } from '@association/services/command-line/regular-file.ts'
import { count } from '../output/count.ts'
import { draftOf } from '../output/drafts.ts'
import { CommandError } from '../shared/errors.ts'

export const isFeedFile = (name: string) => /^[a-z][a-z0-9_-]*\.(?:rss|atom|json)$/.test(name)

export type FeedFile = { path: string; format: Format; feed: Feed & { items: readonly unknown[] } }

/** `before` is the old number of items. */
export type PlaceOutcome =
  | { outcome: 'new' | 'changed' | 'same'; before?: number }
  | { outcome: 'refused'; before?: number; reason: string }

type Options = {
  /** Overwrites files that are no feed, and feeds with far more items. */
  force?: boolean | undefined
  dryRun?: boolean | undefined
  signal?: AbortSignal | undefined
}

/**
 * Replaces the file atomically, with a valid feed only, and not if the bytes are equal. Throws CommandError for disk
 * errors.
 */
export async function placeFeed(file: FeedFile, options: Options = {}): Promise<PlaceOutcome> {
  try {
    return await place(file, options)
  } catch (error) {
    options.signal?.throwIfAborted()
    if (!(error instanceof Error && 'errno' in error)) throw error
    throw new CommandError('REFUSED', `${file.path} cannot be written: ${adviceFor(error)}`)
  }
}

async function place(
  { path, format, feed }: FeedFile,
  { force, dryRun, signal }: Options,
): Promise<PlaceOutcome> {
  const old = await standingAt(path, format)
  const before = old?.isFeed ? { before: old.items } : {}
  if (old?.hash === hashOf(feedBytes(format, feed))) return { outcome: 'same', ...before }
  const objection = force ? undefined : objectionTo(feed.items.length, old)
  if (objection) return { outcome: 'refused', reason: objection, ...before }

  const done: PlaceOutcome = { outcome: old ? 'changed' : 'new', ...before }
  const draft = draftOf(path)
  if (!dryRun) await writeDraft(draft, feedBytes(format, feed), { signal })
  const fault = faultIn(
    await checkFeed(format, dryRun ? feedBytes(format, feed) : createReadStream(draft)),
    feed,
  )
  if (!fault && !dryRun) await moveDraft(draft, path)
  if (fault && !dryRun) await dropDraft(draft)
  return fault ? { outcome: 'refused', reason: fault, ...before } : done
}

type Standing = Verdict & { hash: string }

async function standingAt(path: string, format: Format): Promise<Standing | undefined> {
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const piece of createReadStream(path, { fd: openRegularFile(path) })) {
      hash.update(piece)
      yield piece as Uint8Array
    }
  }
  try {
    const verdict = await checkFeed(format, hashed())
    return { ...verdict, hash: hash.digest('hex') }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function hashOf(pieces: Iterable<Uint8Array>): string {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  return hash.digest('hex')
}

/** A new feed with a smaller share of the old items is probably an error. */
const leastShare = 0.5

function objectionTo(items: number, old: Standing | undefined): string | undefined {
  if (!old) return undefined
  if (!old.isFeed) return 'what stands there is no feed. Move it away, or replace it with --force.'
  if (items === 0 && old.items > 0)
    return `it would be empty, and has ${count(old.items, 'item')} now. If that is right, use --force.`
  if (items < old.items * leastShare)
    return `only ${items} of ${count(old.items, 'item')} would be left. If that is right, use --force.`
  return undefined
}

const faultIn = ({ problems, items, isFeed }: Verdict, { items: wanted }: FeedFile['feed']) => {
  if (isFeed && problems.length === 0 && items === wanted.length) return undefined
  return `it would break the rules of its format. ${problems[0] ?? `It holds ${items} of ${count(wanted.length, 'item')}.`}`
}
