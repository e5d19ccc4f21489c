import type { ContentType, Space } from '@association/content'
import { contentTypeFor } from '@association/content/derive/content-types.ts'
import type { WireAsset, WireEntry } from '@association/content/wire'
import type { Delivered, DeliveredPart } from '@association/services/contentful'
import { isLink, linksIn, targetOf } from '@association/services/contentful/delivered.ts'

type SpaceOf = (spaceId: string) => Space | undefined
type Target = { space: Space; kind: 'entries' | 'assets'; id: string }

/**
 * Keeps what the root shows. Contentful follows each link and delivers even the blocks of linked pages: they take
 * memory, and their changes would render this page again.
 */
export function ownContent({ space, root, parts }: Delivered, spaceOf: SpaceOf): Delivered {
  const kept: Partial<Record<Space, DeliveredPart>> = {}
  const waiting: Target[] = [{ space, kind: 'entries', id: root }]
  for (const { space: home, kind, id } of waiting) {
    const item = parts[home]?.[kind][id]
    if (!item || kept[home]?.[kind][id]) continue
    kept[home] ??= { entries: {}, assets: {} }
    if (kind === 'assets') {
      kept[home].assets[id] = item as WireAsset
      continue
    }
    const isRoot = id === root && home === space
    const entry = isRoot ? (item as WireEntry) : withoutPageFields(item as WireEntry)
    kept[home].entries[id] = entry
    waiting.push(...targetsIn(entry, home, spaceOf))
  }
  return { space, root, parts: kept }
}

const targetsIn = ({ fields }: WireEntry, home: Space, spaceOf: SpaceOf): Target[] =>
  linksIn(fields).flatMap((link): Target[] => {
    if (isLink(link))
      return [{ space: home, kind: link.sys.linkType === 'Asset' ? 'assets' : 'entries', id: link.sys.id }]
    const target = targetOf(link)
    const away = target && spaceOf(target.spaceId)
    return away ? [{ space: away, kind: 'entries', id: target.id }] : []
  })

function withoutPageFields(entry: WireEntry): WireEntry {
  const type = contentTypeFor(entry.sys.contentType?.sys?.id ?? '')
  const shown = Object.entries(entry.fields ?? {}).filter(([id]) => !type || !isOnPageOnly(type, id))
  return { ...entry, fields: Object.fromEntries(shown) }
}

/** An entry of a type without slots is no block or card anywhere, so only its own page shows its blocks. */
function isOnPageOnly({ slots, fields }: ContentType, id: string): boolean {
  const to = fields[id]?.to
  return slots.length === 0 && to !== undefined && 'slot' in to && to.slot === 'block'
}
