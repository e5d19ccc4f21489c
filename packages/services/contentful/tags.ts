import type { Space } from '@association/content'
import { spaces } from '@association/content'
import { type Delivered, isLink, isResourceLink, linksIn, targetOf } from './delivered.ts'

/** Names of what a stored page depends on. Ids may collide across spaces, so every tag carries its space. */
export const tagOf = {
  /** One entry or asset, whether it is published or only linked. */
  item: (space: Space, id: string) => `${space}:${id}`,
  /** A list of all entries of a content type. */
  list: (space: Space, contentType: string) => `${space}:*${contentType}`,
  /** Whatever stands, or does not stand, at a path. */
  path: (path: string) => `path:${path}`,
  /** Everything that comes from a space. */
  space: (space: Space) => `${space}:**`,
}

/**
 * Everything a delivered tree depends on: each entry and asset in it, and each link that led nowhere, so that
 * publishing the missing target refreshes the page too.
 */
export function tagsOf(
  delivered: Pick<Delivered, 'parts'>,
  spaceOf: (spaceId: string) => Space | undefined,
): string[] {
  const tags = spaces.flatMap((space) => {
    const { entries, assets } = delivered.parts[space] ?? { entries: {}, assets: {} }
    const links = Object.values(entries)
      .flatMap(({ fields }) => linksIn(fields))
      .flatMap((link) => {
        if (isLink(link)) return tagOf.item(space, link.sys.id)
        const target = isResourceLink(link) ? targetOf(link) : undefined
        const away = target && spaceOf(target.spaceId)
        return away ? tagOf.item(away, target.id) : []
      })
    return [...Object.keys({ ...entries, ...assets }).map((id) => tagOf.item(space, id)), ...links]
  })
  return [...new Set([...spacesOf(delivered), ...tags])]
}

const spacesOf = ({ parts }: Pick<Delivered, 'parts'>) =>
  spaces.filter((space) => parts[space]).map(tagOf.space)
