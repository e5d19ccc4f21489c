import type { Delivered } from '@association/services/contentful/delivered.ts'
import type { Ref, SpaceIds } from './links.ts'

/** What the Preview API holds of an entry or file that was linked while editing; `undefined` when there is none. */
export async function fetchLinked(
  { space, linkType, id }: Ref,
  { ids, token }: { ids: SpaceIds; token: string },
): Promise<Delivered | undefined> {
  const kind = linkType === 'Asset' ? 'asset' : 'entry'
  const query = new URLSearchParams({ token, space: ids[space], [kind]: id })
  const response = await fetch(`/api/preview/entry?${query}`, { cache: 'no-store' })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`The site answered ${response.status} for ${kind} ${id}.`)
  return response.json()
}
