import { isSame } from '@association/services/management/index.ts'
import { acceptancesBetween, acceptedTypes, afterAcceptances } from '../specs/accepted-types.ts'
import { editorProperties, type FieldSpec, type TypeSpec } from '../specs/space-model.ts'
import { tidyType } from '../specs/tidy.ts'
import { mergeEditor } from './merge-editor.ts'
import { type Renames, renameFields } from './rename-fields.ts'

export type TypeVersions = {
  live?: TypeSpec
  before?: TypeSpec
  after?: TypeSpec
  renames?: Renames
}

/** The space still needs `renames`. `conflicts` are edits in the web app that block the change. */
export type Merged = { wanted?: TypeSpec; renames?: Renames; conflicts: string[] }

/**
 * Three-way merge: sets what the change alters and keeps the rest. Needs no memory of earlier runs, because finished
 * parts compare equal.
 */
export function merge({ renames = {}, ...versions }: TypeVersions): Merged {
  const { live, before, after } = versions
  if (!after) return { wanted: undefined, conflicts: [] }
  if (!live) return { wanted: after, conflicts: before ? ['it was deleted from the space'] : [] }
  const waiting = Object.entries(renames).filter(([old]) => live.fields[old])
  const taken = waiting.filter(([, id]) => live.fields[id] && !(id in renames) && !before?.fields[id])
  const conflicts = taken.map(
    ([old, id]) => `its field ${old} cannot be called ${id}, because the space has a field ${id} already`,
  )
  if (conflicts.length > 0) return { wanted: live, conflicts }
  const left = Object.fromEntries(waiting)
  return {
    ...mergeTypes({ live: renameFields(live, left), before: before && renameFields(before, renames), after }),
    ...(waiting.length > 0 ? { renames: left } : {}),
  }
}

function mergeTypes({ live, before, after }: Existing): Omit<Merged, 'renames'> {
  const conflicts: string[] = []
  const pick = picker(conflicts)
  const head = (key: 'name' | 'description' | 'displayField') =>
    pick(key, { live: live[key], before: before?.[key], after: after[key] })
  const fields = mergeFields({ live, before, after }, pick)
  const wanted = tidyType({
    name: head('name'),
    description: head('description'),
    displayField: head('displayField'),
    fields: Object.fromEntries(fields),
    editor: mergeEditor({ live: live.editor, before: before?.editor, after: after.editor }),
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

function mergeFields({ live, before, after }: Existing, pick: Pick): [string, FieldSpec][] {
  const ids = mergeOrder({
    live: Object.keys(live.fields),
    before: before && Object.keys(before.fields),
    after: Object.keys(after.fields),
  })
  return ids.flatMap((id): [string, FieldSpec][] => {
    const [held, known, wanted] = [live.fields[id], before?.fields[id], after.fields[id]]
    if (!wanted) return held && !known ? [[id, held]] : []
    if (!held) return isSame(known, wanted) ? [] : [[id, wanted]]
    return [[id, mergeField(id, { live: held, before: known, after: wanted }, pick)]]
  })
}

type Existing = { live: TypeSpec; before?: TypeSpec; after: TypeSpec }
type FieldVersions = { live: FieldSpec; before?: FieldSpec; after: FieldSpec }

function mergeField(id: string, versions: FieldVersions, pick: Pick): FieldSpec {
  if (isRetyped(versions.live, versions.after))
    return isSame(versions.before, versions.after) ? versions.live : versions.after
  const { live, before, after } = withAcceptances(versions)
  const keys = [...new Set(Object.keys({ ...live, ...before, ...after }))] as (keyof FieldSpec)[]
  const isEditors = (key: keyof FieldSpec) => (editorProperties as readonly string[]).includes(key)
  const mergeKey = (key: keyof FieldSpec) => {
    const versions = { live: live[key], before: before?.[key], after: after[key] }
    if (!isEditors(key)) return pick(`field ${id} (${key})`, versions)
    return before && isSame(versions.before, versions.after) ? versions.live : versions.after
  }
  return Object.fromEntries(keys.map((key) => [key, mergeKey(key)])) as FieldSpec
}

/** Keeps content types that a person added to lists in the space. */
function withAcceptances({ live, before, after }: FieldVersions): FieldVersions {
  if (!before) return { live, after }
  const changes = acceptancesBetween(before, after)
  const reached = afterAcceptances(live, changes)
  const lists = acceptedTypes(reached)
  const isEmptied = changes.some(({ node, removed }) => removed.some((id) => lists.get(node)?.includes(id)))
  return isEmptied
    ? { live, before, after }
    : { live: reached, before: afterAcceptances(before, changes), after }
}

/** Contentful cannot change a field's type, so the field is deleted and added. */
export const isRetyped = (one: FieldSpec, other: FieldSpec) =>
  one.type !== other.type || one.linkType !== other.linkType || one.items?.type !== other.items?.type

function mergeOrder({ live, before, after }: Orders): string[] {
  if (before && isSameOrder(before, after)) return withOthers(live, after)
  return withOthers(after, live)
}

type Orders = { live: readonly string[]; before?: readonly string[]; after: readonly string[] }

const isSameOrder = (one: readonly string[], other: readonly string[]) =>
  one.filter((id) => other.includes(id)).join() === other.filter((id) => one.includes(id)).join()

/** Inserts each missing id behind its predecessor in the other list. */
function withOthers(ids: readonly string[], others: readonly string[]): string[] {
  let order = [...ids]
  for (const [index, id] of others.entries()) {
    if (order.includes(id)) continue
    const neighbour = others.slice(0, index).findLast((other) => order.includes(other))
    order = order.toSpliced(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id)
  }
  return order
}
