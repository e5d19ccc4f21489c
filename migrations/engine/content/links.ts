import { linkOf } from '@association/content/rules/links-in.ts'
import type { EntryFields, EntryState } from '../operations/operation.ts'
import type { ContentStep } from '../vocabulary.ts'
import { entryStage, type Planned, type Planning } from './planned.ts'
import { mapVersions } from './view.ts'

type LinkReplacement = Extract<ContentStep, { do: 'replaceLinks' }>

export const planLinks = ({ replace }: LinkReplacement, { world }: Planning): Planned => ({
  stages: linkStage('replace links', world.entries, new Map(Object.entries(replace))),
})

export function linkStage(
  about: string,
  entries: Iterable<[string, EntryState]>,
  replace: ReadonlyMap<string, string>,
) {
  const wanted = [...entries].map(([id, from]) => ({ id, from, to: withLinks(from, replace) }))
  return entryStage(about, wanted)
}

export const withLinks = (state: EntryState, replace: ReadonlyMap<string, string>): EntryState =>
  mapVersions(state, (values) => ({ ...values, fields: replaced(values.fields, replace) as EntryFields }))

/** Returns the same object if it holds no link. */
function replaced(value: unknown, replace: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const link = linkOf(value)
  if (link) {
    const id = link.linkType === 'Entry' ? replace.get(link.id) : undefined
    return id === undefined ? value : { ...value, sys: { ...(value as { sys: object }).sys, id } }
  }
  if (Array.isArray(value)) return value.map((item) => replaced(item, replace))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part, replace)]))
}
