import { isNotFound, type SpaceClient } from '@association/services/management/index.ts'
import type { ContentTypeProps } from 'contentful-management'
import { isRetyped } from './merge.ts'
import { hasUnpublished } from './read-space.ts'
import type { TypeSpec } from './space-model.ts'
import { fromWire, hasSameContentType, hasSameEditor, toContentTypeBody, toEditorBody } from './wire.ts'

/**
 * Brings a content type and its editor into the wished state and writes only what differs, so a run that was killed
 * is simply run again. `beforeWrite` may throw to stop.
 */
export async function writeType(
  client: SpaceClient,
  { type, to }: { type: string; to?: TypeSpec },
  beforeWrite: () => void,
): Promise<void> {
  const write = <T>(send: () => Promise<T>) => {
    beforeWrite()
    return send()
  }
  const existing = await find(client, type)
  if (!to) return existing && deleteType(client, existing, write)
  const ready = existing && (await retireFields(client, { existing, to }, write))
  const saved = await saveType(client, { type, to, existing: ready }, write)
  if (hasUnpublished(saved)) await write(() => client.contentType.publish({ contentTypeId: type }, saved))
  await writeEditor(client, { saved, to }, write)
}

type Write = <T>(send: () => Promise<T>) => Promise<T>

async function find(client: SpaceClient, contentTypeId: string): Promise<ContentTypeProps | undefined> {
  try {
    return await client.contentType.get({ contentTypeId })
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

async function deleteType(client: SpaceClient, { sys }: ContentTypeProps, write: Write): Promise<void> {
  if (sys.publishedVersion) await write(() => client.contentType.unpublish({ contentTypeId: sys.id }))
  await write(() => client.contentType.delete({ contentTypeId: sys.id }))
}

/** Contentful lets a field go only after it was published as omitted; the same id may come back with another type. */
async function retireFields(
  client: SpaceClient,
  { existing, to }: { existing: ContentTypeProps; to: TypeSpec },
  write: Write,
): Promise<ContentTypeProps> {
  const held = fromWire(existing).fields
  const isGoing = (id: string) => {
    const [from, wanted] = [held[id], to.fields[id]]
    return !wanted || (from !== undefined && isRetyped(from, wanted))
  }
  if (!existing.fields.some(({ id }) => isGoing(id))) return existing

  const publish = (type: ContentTypeProps) =>
    write(() => client.contentType.publish({ contentTypeId: type.sys.id }, type))
  const update = (type: ContentTypeProps) =>
    write(() => client.contentType.update({ contentTypeId: type.sys.id }, type))
  const omitted = existing.fields.map((field) => (isGoing(field.id) ? { ...field, omitted: true } : field))
  const displayField = isGoing(existing.displayField) ? to.displayField : existing.displayField
  const hidden = await publish(await update({ ...existing, displayField, fields: omitted }))
  return publish(await update({ ...hidden, fields: hidden.fields.filter(({ id }) => !isGoing(id)) }))
}

type Wanted = { type: string; to: TypeSpec }

async function saveType(
  client: SpaceClient,
  { type, to, existing }: Wanted & { existing?: ContentTypeProps },
  write: Write,
): Promise<ContentTypeProps> {
  const params = { contentTypeId: type }
  if (!existing) return write(() => client.contentType.createWithId(params, toContentTypeBody(to)))
  if (hasSameContentType(fromWire(existing), to)) return existing
  return write(() => client.contentType.update(params, { ...existing, ...toContentTypeBody(to) }))
}

async function writeEditor(
  client: SpaceClient,
  { saved, to }: { saved: ContentTypeProps; to: TypeSpec },
  write: Write,
): Promise<void> {
  const params = { contentTypeId: saved.sys.id }
  const editor = await client.editorInterface.get(params)
  if (hasSameEditor(fromWire(saved, editor), to)) return
  await write(() => client.editorInterface.update(params, toEditorBody(to, editor)))
}
