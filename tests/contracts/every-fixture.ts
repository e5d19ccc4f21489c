import type { ContentType } from '@association/content'
import { toContentType } from '@association/content/content-type'
import { contentTypes } from '@association/content/content-types'
import { fixtures } from '@association/content/fixtures'
import { resolved } from '@association/content/gallery/links.ts'
import { createEntry, english, entryLink } from '@association/local/contentful/testing/start.ts'
import type { EntryProps, PlainClientAPI } from 'contentful-management'
import { assetLink, publishPicture } from './pictures.ts'

export async function publishEveryFixture(cma: PlainClientAPI) {
  for (const type of contentTypes) await publishContentType(cma, type)
  const pictures = new Set<string>()
  const links = { entry: entryLink, asset: (id: string) => assetLink(pictures.add(id) && id) }
  const written = contentTypes.map(({ id }) => ({ id, fields: resolved(fixtures[id], links) }))
  for (const id of pictures) await publishPicture(cma, id)
  // Creates all entries first, because links need their targets.
  const drafts = new Map<string, EntryProps>()
  for (const { id } of written) drafts.set(id, await createEntry(cma, { type: id, id }))
  for (const { id, fields } of written) {
    const draft = { ...drafts.get(id), fields: english(fields as Record<string, unknown>) } as EntryProps
    await cma.entry.publish({ entryId: id }, await cma.entry.update({ entryId: id }, draft))
  }
}

async function publishContentType(cma: PlainClientAPI, type: ContentType) {
  const contentTypeId = type.id
  const draft = await cma.contentType.createWithId({ contentTypeId }, toContentType(type, contentTypes))
  await cma.contentType.publish({ contentTypeId }, draft)
}
