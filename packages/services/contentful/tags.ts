import type { Space } from '@association/content'
import { spaces } from '@association/content'
import { type Delivered, isLink, isResourceLink, linksIn, targetOf } from './delivered.ts'

/** Contains the space, because ids can collide between spaces. */
export const tagOf = {
  /** Covers linked targets that are not published. */
  item: (space: Space, id: string) => `${space}:${id}`,
  list: (space: Space, contentType: string) => `${space}:*${contentType}`,
  /** Covers paths without a page. */
  path: (path: string) => `path:${path}`,
  space: (space: Space) => `${space}:**`,
}

/** Includes links without a target: publishing it refreshes the page. */
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
