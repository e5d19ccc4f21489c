import { isSame } from '@association/services/management/index.ts'
import { editorProperties, type FieldSpec, type TypeSpec, tidyType } from './space-model.ts'

/** One content type in the space (`live`), before the change and after it; missing where it does not exist. */
export type Versions = { live?: TypeSpec; before?: TypeSpec; after?: TypeSpec }

/** What the content type should become, and what a person changed in the web app that stands in the way. */
export type Merged = { wanted?: TypeSpec; conflicts: string[] }

/**
 * A three-way merge: what the change alters is set, what it does not mention stays as it is in the space. It needs no
 * memory of how far an earlier run came: what is done already is found equal.
 */
export function merge({ live, before, after }: Versions): Merged {
  if (!after) return { wanted: undefined, conflicts: [] }
  if (!live) return { wanted: after, conflicts: before ? ['it was deleted from the space'] : [] }
  const conflicts: string[] = []
  const pick = picker(conflicts)
  const head = (key: 'name' | 'description' | 'displayField') =>
    pick(key, { live: live[key], before: before?.[key], after: after[key] })
  const wanted = tidyType({
    name: head('name'),
    description: head('description'),
    displayField: head('displayField'),
    fields: Object.fromEntries(mergeFields({ live, before, after }, pick)),
  })
  return { wanted, conflicts }
}

type Pick = <T>(what: string, versions: { live: T; before: T | undefined; after: T }) => T

function picker(conflicts: string[]): Pick {
  return (what, { live, before, after }) => {
    if (isSame(before, after)) return live
    if (!isSame(live, after) && !isSame(live, before)) conflicts.push(`its ${what} was changed in the space`)
    return after
  }
}

function mergeFields(versions: Existing, pick: Pick): [string, FieldSpec][] {
  const { live, before, after } = versions
  const planned = Object.entries(after.fields).flatMap(([id, wanted]): [string, FieldSpec][] => {
    const held = live.fields[id]
    const known = before?.fields[id]
    if (!held) return isSame(known, wanted) ? [] : [[id, wanted]]
    return [[id, mergeField(id, { live: held, before: known, after: wanted }, pick)]]
  })
  const foreign = Object.entries(live.fields).filter(([id]) => !after.fields[id] && !before?.fields[id])
  return [...planned, ...foreign]
}

type Existing = { live: TypeSpec; before?: TypeSpec; after: TypeSpec }
type FieldVersions = { live: FieldSpec; before?: FieldSpec; after: FieldSpec }

function mergeField(id: string, { live, before, after }: FieldVersions, pick: Pick): FieldSpec {
  if (isRetyped(live, after)) return isSame(before, after) ? live : after
  const keys = [...new Set(Object.keys({ ...live, ...before, ...after }))] as (keyof FieldSpec)[]
  const isEditors = (key: keyof FieldSpec) => (editorProperties as readonly string[]).includes(key)
  const mergeKey = (key: keyof FieldSpec) => {
    const versions = { live: live[key], before: before?.[key], after: after[key] }
    if (!isEditors(key)) return pick(`field ${id} (${key})`, versions)
    return before && isSame(versions.before, versions.after) ? versions.live : versions.after
  }
  return Object.fromEntries(keys.map((key) => [key, mergeKey(key)])) as FieldSpec
}

/** Contentful cannot change the type of a field: it must go and come again. */
export const isRetyped = (one: FieldSpec, other: FieldSpec) =>
  one.type !== other.type || one.linkType !== other.linkType || one.items?.type !== other.items?.type
