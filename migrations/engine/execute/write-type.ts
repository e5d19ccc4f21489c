import { isNotFound, type SpaceClient } from '@association/services/management/index.ts'
import type { ContentFields, ContentTypeProps } from 'contentful-management'
import { isRetyped } from '../model/merge.ts'
import { mergeEditor } from '../model/merge-editor.ts'
import { renameFields, renamesLeft } from '../model/rename-fields.ts'
import {
  fromWire,
  hasSameContentType,
  hasSameEditor,
  toContentTypeBody,
  toEditorBody,
} from '../model/wire.ts'
import type { TypeOperation } from '../operations/operation.ts'
import { hasUnpublished } from '../plan/read-space.ts'
import { isTypeBetween } from '../plan/type-between.ts'
import type { EditorSpec, TypeSpec } from '../specs/space-model.ts'
import { changedModel } from './watch-models.ts'
import type { TypeWriting } from './writing.ts'

/**
 * Writes only what differs, so a killed run is simply repeated. `beforeWrite` may reject to stop. Throws when a person
 * changed the content type meanwhile.
 */
export async function writeType(
  client: SpaceClient,
  operation: TypeOperation,
  beforeWrite: () => Promise<void>,
): Promise<void> {
  const { id, from, to, renames = {} } = operation
  const write = async <T>(send: () => Promise<T>) => {
    await beforeWrite()
    return send()
  }
  const existing = await findType(client, id)
  if (!isTypeBetween(existing && fromWire(existing), operation)) throw changedModel([id])
  if (!to) return existing && deleteType(client, existing, write)
  const wanted = new Set(Object.keys(to.fields))
  const held = new Set(existing?.fields.map((field) => field.id))
  const space: TypeWriting = { client, write, renames: renamesLeft(renames, held, wanted) }
  const saved = existing
    ? await put(toContentTypeBody(to), await retireFields(await finished(existing, space), to, space), space)
    : await publish(
        await write(() => client.contentType.createWithId({ contentTypeId: id }, toContentTypeBody(to))),
        space,
      )
  await writeEditor(saved, { from: from && renameFields(from, renames), to }, space)
}

type TypeBody = Omit<ContentTypeProps, 'sys'>

async function findType(client: SpaceClient, contentTypeId: string): Promise<ContentTypeProps | undefined> {
  try {
    return await client.contentType.get({ contentTypeId })
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

async function deleteType(
  client: SpaceClient,
  { sys }: ContentTypeProps,
  write: TypeWriting['write'],
): Promise<void> {
  if (sys.publishedVersion) await write(() => client.contentType.unpublish({ contentTypeId: sys.id }))
  await write(() => client.contentType.delete({ contentTypeId: sys.id }))
}

/**
 * Publishes what an interrupted run only saved, because Contentful compares the next step with the published version.
 */
const finished = (existing: ContentTypeProps, space: TypeWriting) =>
  existing.sys.publishedVersion ? publish(existing, space) : existing

/**
 * Contentful deletes a field only after it was published as omitted; then the id may return with another type. New
 * fields come first, because one may be the new title.
 */
async function retireFields(
  existing: ContentTypeProps,
  to: TypeSpec,
  space: TypeWriting,
): Promise<ContentTypeProps> {
  const held = fromWire(existing).fields
  const isTaken = (id: string) => Object.values(space.renames).includes(id) && !(id in space.renames)
  const isGoing = (id: string) => {
    const [from, wanted] = [held[id], to.fields[space.renames[id] ?? id]]
    return !wanted || isTaken(id) || (from !== undefined && isRetyped(from, wanted))
  }
  const going = existing.fields.filter(({ id }) => isGoing(id))
  if (going.length === 0) return existing
  const ids = new Set(going.map(({ id }) => id))
  const body = toContentTypeBody(to)
  // A field that takes the id of a deleted one keeps its old id until then.
  const waiting = existing.fields.filter(({ id }) => ids.has(space.renames[id] ?? ''))
  const fields = [...body.fields.filter(({ id }) => !ids.has(id)), ...waiting]
  const without = {
    ...body,
    fields,
    displayField: titleAmong(fields, [to.displayField, existing.displayField]),
  }
  const omitted = going.map((field) => ({ ...field, omitted: true }))
  const renames = Object.fromEntries(Object.entries(space.renames).filter(([, id]) => !ids.has(id)))
  const hidden = await put({ ...without, fields: [...fields, ...omitted] }, existing, { ...space, renames })
  return put(without, hidden, { ...space, renames })
}

// The SDK's type does not allow a missing title field.
const noTitle = null as unknown as string

/** Without a wished title, the type has no title for a moment. */
const titleAmong = (fields: readonly ContentFields[], wished: readonly string[]) =>
  wished.find((title) => fields.some(({ id }) => id === title)) ?? noTitle

/** A renamed field keeps its values under the new id. */
async function put(
  body: TypeBody,
  existing: ContentTypeProps,
  space: TypeWriting,
): Promise<ContentTypeProps> {
  if (hasSameContentType(fromWire(existing), fromWire({ ...existing, ...body })))
    return publish(existing, space)
  const old = new Map(Object.entries(space.renames).map(([before, after]) => [after, before]))
  const fields = body.fields.map((field) => {
    const before = old.get(field.id)
    const isHeld = existing.fields.some(({ id }) => id === before)
    return before !== undefined && isHeld ? { ...field, id: before, newId: field.id } : field
  })
  const ids = new Set(fields.map(({ id }) => id))
  // A field that takes the old id of a renamed one is added afterwards.
  if (ids.size < fields.length) return put(body, await rename(existing, space), { ...space, renames: {} })
  return save({ ...existing, ...body, fields }, space)
}

function rename(existing: ContentTypeProps, space: TypeWriting): Promise<ContentTypeProps> {
  const fields = existing.fields.map((field) => {
    const newId = space.renames[field.id]
    return newId === undefined ? field : { ...field, newId }
  })
  return save({ ...existing, fields }, space)
}

async function save(type: ContentTypeProps, space: TypeWriting): Promise<ContentTypeProps> {
  const params = { contentTypeId: type.sys.id }
  return publish(await space.write(() => space.client.contentType.update(params, type)), space)
}

const publish = async (type: ContentTypeProps, { client, write }: TypeWriting): Promise<ContentTypeProps> =>
  hasUnpublished(type) ? write(() => client.contentType.publish({ contentTypeId: type.sys.id }, type)) : type

async function writeEditor(
  saved: ContentTypeProps,
  { from, to }: Ends,
  { client, write, renames }: TypeWriting,
): Promise<void> {
  const params = { contentTypeId: saved.sys.id }
  const editor = await client.editorInterface.get(params)
  const live = fromWire(saved, editor)
  const wanted = { ...to, editor: editorFor(renameFields(live, renames).editor, { from, to }) }
  if (hasSameEditor(live, wanted)) return
  await write(() => client.editorInterface.update(params, toEditorBody(wanted, editor)))
}

/** `from` has the new field ids. */
type Ends = { from?: TypeSpec; to: TypeSpec }

/** Parts that the operation does not alter stay as people and apps arranged them. */
function editorFor(live: EditorSpec | undefined, { from, to }: Ends): EditorSpec {
  const [before, after] = [from?.editor, to.editor]
  const merged = mergeEditor({ live, before, after })
  const isTakenBack = (part: keyof EditorSpec) => before?.[part] !== undefined && after?.[part] === undefined
  return Object.fromEntries(Object.entries(merged).filter(([part]) => !isTakenBack(part as keyof EditorSpec)))
}
