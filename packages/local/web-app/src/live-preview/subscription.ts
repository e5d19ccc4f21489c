import type { SysLink } from '../contentful/links.ts'
import type { LiveEntry } from '../session/sessions.ts'
import { mergeTree, type WireNode } from './merge-tree.ts'

type Options = {
  data: WireNode
  locale: string
  /** For content that names no space. */
  space: string
  liveEntries(): readonly LiveEntry[]
  fetchLinked(space: string, link: SysLink): Promise<WireNode | undefined>
  onBrought(): void
}

export type Subscription = ReturnType<typeof createSubscription>

type PreviewChange = { space: string; id: string; field: string; value: unknown }

export function createSubscription({ data, locale, space, liveEntries, fetchLinked, onBrought }: Options) {
  const tree = mergeTree(data, space)
  const latest = new Map<string, PreviewChange>()
  const asked = new Set<string>()
  let isOpen = true

  function set(change: PreviewChange): boolean {
    const { isHeld, missing } = tree.set(change)
    if (!isHeld) return false
    latest.set(`${change.space}/${change.id}/${change.field}`, change)
    for (const link of missing) void bring(change.space, link)
    return true
  }

  async function bring(from: string, link: SysLink) {
    const key = `${from}/${link.sys.linkType}/${link.sys.id}`
    if (asked.has(key)) return
    asked.add(key)
    const node = await fetchLinked(from, link).catch(() => undefined) // the page keeps the link, and reports the missing target
    if (!node || !isOpen) return
    tree.add(node)
    for (const change of [...latest.values()]) set(change)
    takeAll()
    onBrought()
  }

  const take = ({ space, id, fields }: LiveEntry, field: string) =>
    set({ space, id, field, value: fields[field]?.[locale] })

  const takeAll = () =>
    liveEntries()
      .flatMap((entry) => Object.keys(entry.fields).map((field) => take(entry, field)))
      .includes(true)

  return {
    data,
    contentType: data.sys.contentType,
    take,
    takeAll,
    close() {
      isOpen = false
    },
  }
}
