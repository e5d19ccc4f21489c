import { createClient } from 'contentful-management'
import { stack } from './environment.ts'

export const contentful = createClient(
  { accessToken: stack.managementToken, host: stack.management, insecure: true },
  { type: 'plain', defaults: { environmentId: stack.environment } },
)

/** The app distinguishes Maren from the user of the web app. */
export const colleague = createClient(
  { accessToken: `${stack.managementToken}~maren`, host: stack.management, insecure: true },
  { type: 'plain', defaults: { environmentId: stack.environment } },
)

type Space = keyof typeof stack.spaces
type By = { space?: Space; by?: typeof contentful }

/** Does not publish. */
export async function edit(
  entryId: string,
  fields: Record<string, unknown>,
  { space = 'association', by = contentful }: By = {},
) {
  const spaceId = stack.spaces[space]
  const entry = await by.entry.get({ spaceId, entryId })
  const localized = Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, { 'en-US': value }]))
  return by.entry.update({ spaceId, entryId }, { ...entry, fields: { ...entry.fields, ...localized } })
}

export async function publish(entryId: string, space: Space = 'association') {
  const spaceId = stack.spaces[space]
  return contentful.entry.publish({ spaceId, entryId }, await contentful.entry.get({ spaceId, entryId }))
}

const created: string[] = []

export async function createDraft(contentTypeId: string, fields: Record<string, unknown>) {
  const localized = Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, { 'en-US': value }]))
  const { sys } = await contentful.entry.create(
    { spaceId: stack.spaces.association, contentTypeId },
    { fields: localized },
  )
  created.push(sys.id)
  return sys.id
}

export async function deleteDrafts() {
  const spaceId = stack.spaces.association
  for (const entryId of created.splice(0)) await contentful.entry.delete({ spaceId, entryId })
}

export async function storedValue(entryId: string, field: string) {
  const { fields } = await contentful.entry.get({ spaceId: stack.spaces.association, entryId })
  return fields[field]?.['en-US']
}
