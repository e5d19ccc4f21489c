import type { ContentType, Field } from '@association/content'
import { acceptedIds } from '@association/content/content-type'
import { contentTypeFor, contentTypes } from '@association/content/content-types'
import type { FoundLink } from '@association/content/rules'
import { placeOf, type Session } from '../../contentful/session.ts'

export type PickedKind = { linkType: FoundLink['linkType']; isList: boolean; accepts: Accepts }
type Accepts = { to?: Field['to']; mimeTypes?: Field['mimeTypes']; max?: number }

export const kindOf = ({ kind, to, embeds, mimeTypes, max }: Field): PickedKind => ({
  linkType: kind === 'asset' || kind === 'assets' ? 'Asset' : 'Entry',
  isList: kind === 'assets' || kind === 'references',
  accepts: { to: to ?? embeds, mimeTypes, max },
})

export function acceptedTypes({ accepts: { to } }: Pick<PickedKind, 'accepts'>): readonly ContentType[] {
  const ids = to ? acceptedIds(to, contentTypes) : contentTypes.map(({ id }) => id)
  return ids
    .flatMap((id) => contentTypeFor(id) ?? [])
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Returns no ids if the dialog is closed. */
export async function pick({ sdk }: Session, { linkType, isList, accepts }: PickedKind): Promise<string[]> {
  const { dialogs } = sdk
  const contentTypes = acceptedTypes({ accepts }).map(({ id }) => id)
  const mimetypeGroups = accepts.mimeTypes ? [...accepts.mimeTypes] : undefined
  const atMost = accepts.max === undefined ? {} : { max: accepts.max }
  const chosen = await (linkType === 'Entry'
    ? isList
      ? dialogs.selectMultipleEntries<PickedEntity>({ contentTypes, ...atMost })
      : dialogs.selectSingleEntry<PickedEntity>({ contentTypes })
    : isList
      ? dialogs.selectMultipleAssets<PickedEntity>({ mimetypeGroups, ...atMost })
      : dialogs.selectSingleAsset<PickedEntity>({ mimetypeGroups }))
  return [chosen ?? []].flat().map(({ sys }) => sys.id)
}

type PickedEntity = { sys: { id: string } }

/** Contentful sets the defaults of the model only in its web app. */
export async function createEntry(session: Session, contentTypeId: string): Promise<string | undefined> {
  const { cma, locales, notifier } = session.sdk
  const defaults = Object.entries(contentTypeFor(contentTypeId)?.fields ?? {}).filter(
    ([, field]) => field.default !== undefined,
  )
  const fields = Object.fromEntries(defaults.map(([id, field]) => [id, { [locales.default]: field.default }]))
  try {
    const place = placeOf(session, session.here.space)
    const { sys } = await cma.entry.create({ ...place, contentTypeId }, { fields })
    return sys.id
  } catch {
    notifier.error(
      'The entry could not be created. Check whether you have permission to create entries of this type.',
    )
    return undefined
  }
}
