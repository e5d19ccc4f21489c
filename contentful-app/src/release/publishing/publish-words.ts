import type { ReleaseItem } from '../items/item.ts'
import type { RefusedItem } from './publish-all.ts'

/** “3 unpublished changes below”. Excludes the page itself. */
export const badgeWords = (count: number): string =>
  count === 0
    ? 'Nothing unpublished below'
    : `${count} unpublished ${count === 1 ? 'change' : 'changes'} below`

/** Returns “Publish page and 4 blocks”. */
export function publishWords(chosen: readonly ReleaseItem[], root: ReleaseItem): string {
  const hasRoot = chosen.some(({ key }) => key === root.key)
  const below = chosen.length - (hasRoot ? 1 : 0)
  const own = hasRoot ? [root.typeName.toLowerCase()] : []
  const files = chosen.filter(({ linkType }) => linkType === 'Asset').length
  const parts = [...own, ...counted(below - files, 'block', 'blocks'), ...counted(files, 'file', 'files')]
  return `Publish ${listed(parts) || 'nothing'}`
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

export const listed = (parts: readonly string[], last: 'and' | 'or' = 'and') =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`

export const leftWords = (refused: readonly RefusedItem[]) =>
  [
    'The release was taken back except for the following.',
    ...refused.map(({ item, reason }) => `“${item.title}”: ${reason}.`),
  ].join(' ')
