import type { Entry, Space } from '@association/content'
import { pagePath } from '@association/content/derive/page-path.ts'
import { releaseTimeOf } from '@association/content/derive/release-time.ts'
import { timeOf } from '@association/content/derive/time-of.ts'
import { plainPath } from '@association/content/links/own-path.ts'
import { isListedType, type ListedType } from '@association/content/lists/listed-types.ts'
import { reader } from '@association/content/read'
import { type Delivered, resolve, tagOf } from '@association/services/contentful'
import {
  isLink,
  isResourceLink,
  linksIn,
  targetOf,
  type WireLink,
} from '@association/services/contentful/delivered.ts'

/** Without long texts. */
export type Item<Type extends ListedType = ListedType> = {
  space: Space
  id: string
  entry: Entry<Type>
  /** Unix milliseconds. */
  createdAt: number
  updatedAt: number
  /** Number of publications. */
  revision: number
  /** Unix milliseconds from which visitors see the entry. */
  releaseAt: number | undefined
  /** In `plainPath` form. */
  path: string | undefined
  /** Tags of the entry and of all entries and assets that it links to, published or not. */
  tags: readonly string[]
  assetTags: readonly string[]
}

type SpaceOf = (spaceId: string) => Space | undefined

export function itemOf(delivered: Delivered, spaceOf: SpaceOf): Item | undefined {
  const { space, root, parts } = delivered
  const wire = resolve(delivered, spaceOf)
  const entry = wire && reader({ spaceOf: ({ sys }) => spaceOf(sys.space?.sys.id ?? '') ?? space })(wire)
  if (!wire || !entry || !isListed(entry)) return undefined
  const address = pagePath(entry.type, entry.fields)
  const links = linksIn(parts[space]?.entries[root]?.fields)
  return {
    space,
    id: root,
    entry,
    createdAt: timeOf(String(wire.sys.createdAt)) ?? 0,
    updatedAt: timeOf(String(wire.sys.updatedAt)) ?? 0,
    revision: Number(wire.sys.revision) || 0,
    releaseAt: releaseTimeOf(entry.type, entry.fields),
    path: address && plainPath(address),
    tags: [tagOf.item(space, root), ...links.flatMap((link) => tagOfLink(link, space, spaceOf))],
    assetTags: links.filter(isAssetLink).map(({ sys }) => tagOf.item(space, sys.id)),
  }
}

const isAssetLink = (link: ReturnType<typeof linksIn>[number]): link is WireLink =>
  isLink(link) && link.sys.linkType === 'Asset'

function tagOfLink(link: ReturnType<typeof linksIn>[number], home: Space, spaceOf: SpaceOf): string[] {
  if (isLink(link)) return [tagOf.item(home, link.sys.id)]
  const target = isResourceLink(link) ? targetOf(link) : undefined
  const away = target && spaceOf(target.spaceId)
  return away ? [tagOf.item(away, target.id)] : []
}

export const isReleased = ({ releaseAt }: Pick<Item, 'releaseAt'>, now: number) =>
  releaseAt === undefined || releaseAt <= now

const isListed = (entry: Entry): entry is Entry<ListedType> => isListedType(entry.type)
