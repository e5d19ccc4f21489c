import type { ContentTypeProps } from 'contentful-management'
import type { Clients, Scope } from './clients.ts'

/** Applies default values, as Contentful's web app does. */
export async function createEntry(
  { cma }: Pick<Clients, 'cma'>,
  scope: Scope,
  { sys, fields }: ContentTypeProps,
) {
  const defaults = fields.flatMap(({ id, defaultValue }) => (defaultValue ? [[id, defaultValue]] : []))
  const entry = await cma.entry.create(
    { ...scope, contentTypeId: sys.id },
    { fields: Object.fromEntries(defaults) },
  )
  return entry.sys.id
}
