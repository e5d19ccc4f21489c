import { isNotFound, type SpaceClient } from '@association/services/management/index.ts'
import type { ContentFields, ContentTypeProps } from 'contentful-management'
import { isRetyped } from './merge.ts'
import type { TypeOperation } from './operation.ts'
import { hasUnpublished } from './read-space.ts'
import type { TypeSpec } from './space-model.ts'
import { fromWire, hasSameContentType, hasSameEditor, toContentTypeBody, toEditorBody } from './wire.ts'

/**
 * Brings a content type and its editor into the wished state and writes only what differs, so a run that was killed
 * is simply run again. `beforeWrite` may reject to stop.
 */
export async function writeType(
  client: SpaceClient,
  { id, to, renames = {} }: Pick<TypeOperation, 'id' | 'to' | 'renames'>,
  beforeWrite: () => Promise<void>,
): Promise<void> {
  const write = async <T>(send: () => Promise<T>) => {
    await beforeWrite()
    return send()
  }
  const existing = await find(client, id)
  if (!to) return existing && deleteType(client, existing, write)
  const space: Space = { client, write, renames }
  const saved = existing
    ? await put(toContentTypeBody(to), await retireFields(await finished(existing, space), to, space), space)
    : await publish(
        await write(() => client.contentType.createWithId({ contentTypeId: id }, toContentTypeBody(to))),
        space,
      )
  await writeEditor(saved, to, space)
}

type Write = <T>(send: () => Promise<T>) => Promise<T>
type Space = { client: SpaceClient; write: Write; renames: Readonly<Record<string, string>> }
type Body = Omit<ContentTypeProps, 'sys'>

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

/** What an interrupted run saved and did not publish: Contentful measures the next step by what is published. */
const finished = (existing: ContentTypeProps, space: Space) =>
  existing.sys.publishedVersion ? publish(existing, space) : existing

/**
 * Contentful lets a field go only after it was published as omitted; the same id may come back with another type. What
 * comes is there before, because it may be the new title.
 */
async function retireFields(
  existing: ContentTypeProps,
  to: TypeSpec,
  space: Space,
): Promise<ContentTypeProps> {
  const held = fromWire(existing).fields
  const isGoing = (id: string) => {
    const [from, wanted] = [held[id], to.fields[space.renames[id] ?? id]]
    return !wanted || (from !== undefined && isRetyped(from, wanted))
  }
  const going = existing.fields.filter(({ id }) => isGoing(id))
  if (going.length === 0) return existing
  const ids = new Set(going.map(({ id }) => id))
  const body = toContentTypeBody(to)
  const fields = body.fields.filter(({ id }) => !ids.has(id))
  const without = {
    ...body,
    fields,
    displayField: titleAmong(fields, [to.displayField, existing.displayField]),
  }
  const omitted = going.map((field) => ({ ...field, omitted: true }))
  const hidden = await put({ ...without, fields: [...fields, ...omitted] }, existing, space)
  return put(without, hidden, space)
}

// The SDK's type does not know that there may be none.
const noTitle = null as unknown as string

/** The first of the wished titles that is there; where both come again as another type, none for a moment. */
const titleAmong = (fields: readonly ContentFields[], wished: readonly string[]) =>
  wished.find((title) => fields.some(({ id }) => id === title)) ?? noTitle

/** Saves and publishes what differs. A field that is only called otherwise keeps its values under the new id. */
async function put(body: Body, existing: ContentTypeProps, space: Space): Promise<ContentTypeProps> {
  const { client, write, renames } = space
  if (hasSameContentType(fromWire(existing), fromWire({ ...existing, ...body })))
    return publish(existing, space)
  const old = new Map(Object.entries(renames).map(([before, after]) => [after, before]))
  const fields = body.fields.map((field) => {
    const before = old.get(field.id)
    const isHeld = existing.fields.some(({ id }) => id === before)
    return before !== undefined && isHeld ? { ...field, id: before, newId: field.id } : field
  })
  const params = { contentTypeId: existing.sys.id }
  return publish(
    await write(() => client.contentType.update(params, { ...existing, ...body, fields })),
    space,
  )
}

const publish = async (type: ContentTypeProps, { client, write }: Space): Promise<ContentTypeProps> =>
  hasUnpublished(type) ? write(() => client.contentType.publish({ contentTypeId: type.sys.id }, type)) : type

async function writeEditor(saved: ContentTypeProps, to: TypeSpec, { client, write }: Space): Promise<void> {
  const params = { contentTypeId: saved.sys.id }
  const editor = await client.editorInterface.get(params)
  if (hasSameEditor(fromWire(saved, editor), to)) return
  await write(() => client.editorInterface.update(params, toEditorBody(to, editor)))
}
