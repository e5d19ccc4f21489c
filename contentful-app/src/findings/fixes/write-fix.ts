import type { Fix } from '@association/content/rules'
import type { AssetProps, EntryProps } from 'contentful-management'
import type { EntryRef } from '../../contentful/addresses.ts'
import { patiently } from '../../contentful/patience.ts'
import { placeOf, type Session } from '../../contentful/session.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { withAddress, withRank } from './repaired.ts'

/** The description of a picture, or the path of a page. */
export type FixInput = { text: string }

type Options = {
  /** The open entry is changed through the App SDK, so that unsaved input stays. */
  open?: OpenEntry
  at: EntryRef
  fix: Fix
  given: FixInput
}

/** Returns a sentence and publishes nothing. Rejects if Contentful refuses. */
export async function writeFix(session: Session, { open, at, fix, given }: Options): Promise<string> {
  switch (fix.kind) {
    case 'describe':
      await describeFile(session, at, { file: fix.file, text: given.text })
      return 'The picture is described. Publish it so that visitors get the description.'
    case 'rank':
      await change(session, { open, at }, (value) => withRank(value, fix))
      return `The heading has the level ${fix.to} now.`
    case 'page':
      await change(session, { open, at }, (value) =>
        withAddress(value, { from: fix.address, to: given.text }),
      )
      return `The link leads to ${given.text} now.`
    case 'live':
      await dropChanges(session, at, fix)
      return 'The unpublished changes were dropped. Visitors see what they saw before.'
  }
}

type Where = { open: OpenEntry | undefined; at: EntryRef }

async function change(session: Session, { open, at }: Where, repaired: (value: unknown) => unknown) {
  const field = at.field ?? ''
  const own =
    open?.id === at.entry && open.space === at.space ? open.fields.find(({ id }) => id === field) : undefined
  if (own) return own.act(repaired(own.get()), `Repaired ${own.label}`)
  const { cma, locales } = session.sdk
  const params = { ...placeOf(session, at.space), entryId: at.entry }
  const stored = await patiently(() => cma.entry.get(params))
  const value = repaired(stored.fields[field]?.[locales.default])
  const fields = { ...stored.fields, [field]: { ...stored.fields[field], [locales.default]: value } }
  await patiently(() => cma.entry.update(params, { ...stored, fields }))
}

type Description = { file: string; text: string }

async function describeFile(session: Session, { space }: EntryRef, { file, text }: Description) {
  const { cma, locales } = session.sdk
  const params = { ...placeOf(session, space), assetId: file }
  const stored = await patiently(() => cma.asset.get(params))
  const description = { ...stored.fields.description, [locales.default]: text }
  await patiently(() => cma.asset.update(params, { ...stored, fields: { ...stored.fields, description } }))
}

/** Gives the draft the values that visitors see. Publishing them changes nothing for visitors. */
async function dropChanges(
  session: Session,
  { space }: EntryRef,
  { linkType, id }: Extract<Fix, { kind: 'live' }>,
) {
  const { entry, asset } = session.sdk.cma
  const place = placeOf(session, space)
  const published = { ...place, query: { 'sys.id': id, limit: 1 } }
  if (linkType === 'Entry') {
    const params = { ...place, entryId: id }
    const [stored, seen] = await patiently(() =>
      Promise.all([entry.get(params), entry.getPublished(published)]),
    )
    const { fields } = needed(seen.items[0])
    const updated: EntryProps = await patiently(() => entry.update(params, { ...stored, fields }))
    await patiently(() => entry.publish(params, updated))
    return
  }
  const params = { ...place, assetId: id }
  const [stored, seen] = await patiently(() =>
    Promise.all([asset.get(params), asset.getPublished(published)]),
  )
  const { fields } = needed(seen.items[0])
  const updated: AssetProps = await patiently(() => asset.update(params, { ...stored, fields }))
  await patiently(() => asset.publish(params, updated))
}

function needed<Stored>(stored: Stored | undefined): Stored {
  if (stored === undefined) throw new NotPublishedError('It has no published version.')
  return stored
}

/** Another person unpublished the entry meanwhile. */
export class NotPublishedError extends Error {
  readonly code = 'NOT_PUBLISHED'
  override readonly name = 'NotPublishedError'
}
