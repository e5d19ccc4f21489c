import { type Space, spaces } from '@association/content'
import { allListedTypes, listedTypes } from '@association/content/lists/listed-types.ts'
import { type Scan, tagOf, type Wanted } from '@association/services/contentful'
import { inBudget, withoutBudget } from '@association/services/upstream'
import { type Change, contents, type Saved } from './contents.ts'

export type ContentIndex = ReturnType<typeof contentIndex>
/** What a caller reads of the index; it is as new as Contentful was when `ready` resolved. */
export type Contents = Pick<
  ReturnType<typeof contents>,
  'item' | 'at' | 'of' | 'size' | 'changedAt' | 'version'
>

type Options = {
  /** Rejects with UpstreamError while Contentful is away. */
  scan(space: Space, wanted: Wanted): Promise<Scan>
  spaceOf(spaceId: string): Space | undefined
  /** True during a known outage of Contentful. */
  isAway(): boolean
  /** What is made from an index that may be out of date depends on this tag: it expires when Contentful responds again. */
  failed(tags: readonly string[]): void
  /** The last good copy of the whole index, for a start during an outage. */
  copy: { read(): Promise<Saved | undefined>; save(saved: () => Saved): void }
  /** The index found changes of which no webhook told this process. */
  found(changes: readonly Change[]): void
  warn(message: string): void
  now?: () => number
}

/** Milliseconds between two requests for new entries, however many unknown paths are tried. */
const lookAgainMs = 1000

/** Whatever is made from the index carries this tag. */
export const indexTag = 'content index'

/**
 * What the site lists and where its pages are, in memory: one scan of both spaces, kept up to date by webhooks. A list
 * costs no request, and a path without a page costs neither a request nor memory.
 */
export function contentIndex({ scan, spaceOf, isAway, failed, found, copy, warn, now = Date.now }: Options) {
  const known = contents(spaceOf, warn)
  /** Ids that changed since they were read, by space. */
  const dirty: Record<Space, Set<string>> = { association: new Set(), events: new Set() }
  let isComplete = false
  let isEmpty = true
  /** Counts what was marked, so that nobody takes an older answer for a newer one. */
  let marks = 0
  let wholeMarks = 0
  let differences: Change[] = []
  let lookedAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined

  const isCurrent = () => isComplete && spaces.every((space) => dirty[space].size === 0)

  async function load() {
    const { large, small } = listedTypes
    const wanted = spaces.flatMap((space) =>
      [...large.map((type) => [type]), small].map((types) => ({ space, types })),
    )
    // What changes from now on is read again afterwards.
    for (const space of spaces) dirty[space].clear()
    const begun = wholeMarks
    const scans = await Promise.all(
      wanted.map(async ({ space, types }) => ({ space, scan: await scan(space, { types }) })),
    )
    if (isEmpty) known.restoreChanges((await copy.read().catch(() => undefined)) ?? { changed: [] })
    known.clear()
    for (const each of scans) known.apply(each.space, each.scan)
    isComplete = wholeMarks === begun
    isEmpty = false
    lookedAt = now()
  }

  async function readDirty() {
    for (const space of spaces) {
      const ids = [...dirty[space]]
      if (ids.length === 0) continue
      dirty[space].clear()
      try {
        await readAgain(space, ids)
      } catch (error) {
        for (const id of ids) dirty[space].add(id)
        throw error
      }
    }
  }

  async function readAgain(space: Space, ids: readonly string[]) {
    const assets = ids.filter((id) => known.isAsset(space, id))
    const entries = ids.filter((id) => !assets.includes(id))
    if (entries.length > 0)
      differences.push(...known.apply(space, await scan(space, { ids: entries }), entries))
    if (assets.length > 0) differences.push(...known.apply(space, await scan(space, { assets }), assets))
  }

  async function update() {
    while (!isCurrent()) await (isComplete ? readDirty() : load())
    copy.save(known.saved)
  }

  /** During an outage the index is what it was, or what its copy holds. */
  async function standIn(error: unknown) {
    if (isEmpty) {
      const saved = await copy.read()
      if (!saved) throw error
      known.restore(saved)
      isEmpty = false
    }
    failed([indexTag])
  }

  function run(work: () => Promise<void>): Promise<void> {
    // One visitor may have less time than all who wait for it.
    running ??= withoutBudget(work).finally(() => {
      running = undefined
    })
    return running
  }

  async function ready(): Promise<Contents> {
    while (!isCurrent()) {
      if (isAway() && !isEmpty) {
        failed([indexTag])
        break
      }
      try {
        await inBudget('Contentful', run(update))
      } catch (error) {
        await standIn(error)
        break
      }
    }
    return known
  }

  /** Looks for entries that were published since, at most once a second. */
  async function look(): Promise<Contents> {
    await ready()
    if (isAway() || now() - lookedAt < lookAgainMs) return known
    lookedAt = now()
    const before = marks
    const scans = await Promise.all(
      spaces.map(async (space) => ({
        space,
        scan: await scan(space, { types: allListedTypes, since: known.newest(space) }),
      })),
    ).catch(() => [])
    // Something changed meanwhile: this answer may be older than what is known by now.
    if (marks !== before) return ready()
    const changes = scans.flatMap((each) => {
      const ids = known.newIn(each.space, each.scan)
      return ids.length === 0 ? [] : known.apply(each.space, { ...each.scan, roots: ids }, ids)
    })
    if (changes.length > 0) found(changes)
    return known
  }

  function mark(tags: readonly string[]) {
    marks += 1
    known.noteChange(tags, now())
    for (const [space, id] of tags.flatMap(itemIn)) if (isConcerned(space, id, tags)) dirty[space].add(id)
  }

  /** A new entry of a listed type, or something that is in the index. */
  const isConcerned = (space: Space, id: string, tags: readonly string[]) =>
    !isComplete ||
    known.holds(space, id) ||
    allListedTypes.some((type) => tags.includes(tagOf.list(space, type)))

  return {
    ready,
    /** True until it was loaded, or restored from its copy. */
    isEmpty: () => isEmpty,
    look,
    contains: known.contains,
    /** The entry at a path is not there as the index says: it is read again. */
    doubt(path: string) {
      const item = known.at(path)
      if (!item) return
      dirty[item.space].add(item.id)
      marks += 1
      ready().then(
        () => found(taken()),
        () => {},
      )
    },
    /** Content changed, here or in another process: it is read again before the index is used. */
    changed(tags: readonly string[] | 'everything') {
      const isWhole = tags === 'everything' || spaces.some((space) => tags.includes(tagOf.space(space)))
      if (isWhole || tags.includes(indexTag)) {
        marks += 1
        wholeMarks += 1
        isComplete = false
      } else mark(tags)
      // The process that received the webhook knows the differences.
      differences = []
    },
    /**
     * Reads what changed, and returns each entry that became another. Undefined where nobody can tell, because the index
     * was not complete before. Rejects with UpstreamError.
     */
    async change(tags: readonly string[]): Promise<Change[] | undefined> {
      const wasComplete = isComplete
      mark(tags)
      await ready()
      const changes = taken()
      return wasComplete && isCurrent() ? changes : undefined
    },
  }

  function taken(): Change[] {
    const changes = differences
    differences = []
    return changes
  }
}

/** `association:home` names an item; `association:*page` and `association:**` do not. */
function itemIn(tag: string): [Space, string][] {
  const space = spaces.find((each) => tag.startsWith(`${each}:`))
  const id = space && tag.slice(space.length + 1)
  return space && id && !id.startsWith('*') ? [[space, id]] : []
}
