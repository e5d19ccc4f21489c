import { spaces } from '@association/content'
import { isSame } from '@association/services/management/index.ts'
import type { Models } from './replay.ts'
import { type FieldSpec, type TypeSpec, tidyType } from './space-model.ts'
import type { SchemaStep } from './vocabulary.ts'
import * as words from './vocabulary.ts'

/** The steps that lead from one model to another, for a person to read and complete. */
export function compare(from: Models, to: Models): SchemaStep[] {
  const ids = [
    ...new Set(spaces.flatMap((space) => [...Object.keys(to[space]), ...Object.keys(from[space])])),
  ]
  return ids.flatMap((id) => {
    const before = spaces.filter((space) => from[space][id])
    const after = spaces.filter((space) => to[space][id])
    const gone = before.filter((space) => !after.includes(space))
    const added = after.filter((space) => !before.includes(space))
    const wanted = after.map((space) => to[space][id]).find(Boolean)
    const held = before.map((space) => from[space][id]).find(Boolean)
    return [
      ...(gone.length > 0 ? [words.deleteContentType(id, { spaces: gone })] : []),
      ...(wanted && held && gone.length < before.length ? compareType(id, held, wanted) : []),
      ...(wanted && added.length > 0 ? [words.createContentType(id, { spaces: added, ...wanted })] : []),
    ]
  })
}

function compareType(id: string, from: TypeSpec, to: TypeSpec): SchemaStep[] {
  const { fields: held, ...fromHead } = tidyType(from)
  const { fields: wanted, ...toHead } = tidyType(to)
  const names = Object.keys(wanted)
  const steps = [
    ...Object.keys(held).flatMap((name) =>
      isKept(held[name], wanted[name]) ? [] : [words.deleteField(id, name)],
    ),
    ...names.flatMap((name, at) => fieldSteps({ id, name, after: names[at - 1] }, held[name], wanted[name])),
  ]
  const head = patchOf(fromHead, toHead)
  return [
    ...steps,
    ...(Object.keys(head).length > 0 ? [words.changeContentType(id, head)] : []),
    ...(isSame(orderAfter(Object.keys(held), steps), names) ? [] : [words.orderFields(id, names)]),
  ]
}

/** A field whose type changes is another field: Contentful deletes the one and adds the other. */
const isKept = (from: FieldSpec | undefined, to: FieldSpec | undefined) =>
  from?.type === to?.type && from?.linkType === to?.linkType && from?.items?.type === to?.items?.type

type Place = { id: string; name: string; after: string | undefined }

function fieldSteps(
  { id, name, after }: Place,
  from: FieldSpec | undefined,
  to: FieldSpec | undefined,
): SchemaStep[] {
  if (!to) return []
  if (!from || !isKept(from, to)) return [words.addField(id, name, { ...to, ...(after ? { after } : {}) })]
  const patch = patchOf(from, to)
  return Object.keys(patch).length > 0 ? [words.changeField(id, name, patch)] : []
}

/** What to set, and `undefined` for what goes away. */
function patchOf<T extends object>(from: T, to: T): Partial<T> {
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])] as (keyof T)[]
  return Object.fromEntries(
    keys.filter((key) => !isSame(from[key], to[key])).map((key) => [key, to[key]]),
  ) as Partial<T>
}

function orderAfter(fields: string[], steps: readonly SchemaStep[]): string[] {
  let order = fields
  for (const step of steps) {
    if (step.do === 'deleteField') order = order.filter((name) => name !== step.field)
    if (step.do === 'addField')
      order = order.toSpliced(step.after ? order.indexOf(step.after) + 1 : order.length, 0, step.field)
  }
  return order
}
