import { type Space, spaces } from '@association/content'
import { allListedTypes, listedTypes } from '@association/content/lists/listed-types.ts'
import { type Scan, type ScanQuery, tagOf } from '@association/services/contentful'
import { inBudget, withoutBudget } from '@association/services/upstream'
import { contents, type IndexChange, type Saved } from './contents.ts'

export type ContentIndex = ReturnType<typeof contentIndex>
/** Current when `ready` resolved. */
export type Contents = Pick<
  ReturnType<typeof contents>,
  'item' | 'at' | 'of' | 'size' | 'changedAt' | 'version'
>

type Options = {
  /** Rejects with UpstreamError. */
  scan(space: Space, wanted: ScanQuery): Promise<Scan>
  spaceOf(spaceId: string): Space | undefined
  isAway(): boolean
  /** These tags expire when Contentful responds, because the index may be outdated. */
  failed(tags: readonly string[]): void
  /** Used for a start during an outage. */
  copy: { read(): Promise<Saved | undefined>; save(saved: () => Saved): void }
  /** Changes without a webhook. */
  found(changes: readonly IndexChange[]): void
  warn(message: string): void
  now?: () => number
}

/** Milliseconds between scans, however many unknown paths are requested. */
const lookAgainMs = 1000

export const indexTag = 'content index'

/** In memory, kept current by webhooks: lists send no requests, and unknown paths cost neither requests nor memory. */
export function contentIndex({ scan, spaceOf, isAway, failed, found, copy, warn, now = Date.now }: Options) {
  const known = contents(spaceOf, warn)
  const dirty: Record<Space, Set<string>> = { association: new Set(), events: new Set() }
  let isComplete = false
  let isEmpty = true
  /** Prevents an older response from replacing a newer one. */
  let marks = 0
  let wholeMarks = 0
  let differences: IndexChange[] = []
  let lookedAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined

  const isCurrent = () => isComplete && spaces.every((space) => dirty[space].size === 0)

  async function load() {
    const { large, small } = listedTypes
    const wanted = spaces.flatMap((space) =>
      [...large.map((type) => [type]), small].map((types) => ({ space, types })),
    )
    // Later changes are read again.
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

  /** Keeps the old index, or loads its copy, during an outage. */
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
    // Runs without one visitor's time budget, because others wait too.
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
    // A change arrived meanwhile, so the response may be outdated.
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

  const isConcerned = (space: Space, id: string, tags: readonly string[]) =>
    !isComplete ||
    known.holds(space, id) ||
    allListedTypes.some((type) => tags.includes(tagOf.list(space, type)))

  return {
    ready,
    isEmpty: () => isEmpty,
    look,
    contains: known.contains,
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
    /** Returns undefined if the index was incomplete. Rejects with UpstreamError. */
    async change(tags: readonly string[]): Promise<IndexChange[] | undefined> {
      const wasComplete = isComplete
      mark(tags)
      await ready()
      const changes = taken()
      return wasComplete && isCurrent() ? changes : undefined
    },
  }

  function taken(): IndexChange[] {
    const changes = differences
    differences = []
    return changes
  }
}

/** `association:home` is an item; `association:*page` and `association:**` are not. */
function itemIn(tag: string): [Space, string][] {
  const space = spaces.find((each) => tag.startsWith(`${each}:`))
  const id = space && tag.slice(space.length + 1)
  return space && id && !id.startsWith('*') ? [[space, id]] : []
}
