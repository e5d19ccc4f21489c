import { isSame } from '@association/services/management/index.ts'
import { MigrationError } from '../errors.ts'
import type { EntryFields, EntryState } from '../operation.ts'
import type { ContentStep, Derived } from '../vocabulary.ts'
import { checkAnswer } from './answer.ts'
import { checkId } from './entry-id.ts'
import { isSameValues } from './entry-state.ts'
import { entryStage, type Planned, type Planning } from './planned.ts'
import { type At, mapVersions, newFields, runOn, type Version, viewOf, withPatch } from './view.ts'
import { entriesOf } from './world.ts'

type Step = Extract<ContentStep, { do: 'deriveEntries' }>
type Values = { saved?: EntryFields; published?: EntryFields }

/** New entries out of each version of an entry, published where its published version asks for them. */
export function planDerivation({ type, to: target, derive }: Step, { change, world }: Planning): Planned {
  const [spec, targetSpec] = [world.model[type], world.model[target]]
  if (!spec || !targetSpec) return { stages: [] }
  const at: At = { change, type, spec }
  const found = new Map<string, Values>()
  const note = ({ entries }: Derived, id: string, version: Version) => {
    for (const one of entries) {
      checkId(one.id, `${change} derives ${target} ${one.id}`)
      checkAnswer(one.fields, viewOf(one.id, { fields: {} }, version), {
        change,
        type: target,
        spec: targetSpec,
      })
      const fields = newFields(one.fields)
      const known = found.get(one.id)
      if (known?.[version] && !isSame(known[version], fields)) throw twofold(at, one.id, id)
      found.set(one.id, { ...known, [version]: fields })
    }
  }
  const sources = entriesOf(world, type).map(([id, from]) => ({
    id,
    from,
    to: mapVersions(from, (values, version) => {
      const view = viewOf(id, values, version)
      const derived = runOn(view, at, derive)
      if (!derived) return values
      note(derived, id, version)
      checkAnswer(derived.fields ?? {}, view, at)
      return { ...values, fields: withPatch(values.fields, derived.fields ?? {}) }
    }),
  }))
  const wanted = [...found].map(([id, values]) => derivedEntry({ id, target, values }, { change, world }))
  return { stages: [...entryStage(`derive ${target}`, wanted), ...entryStage(`change ${type}`, sources)] }
}

type New = { id: string; target: string; values: Values }

function derivedEntry({ id, target, values }: New, { change, world }: Planning) {
  const { published } = values
  const saved = values.saved ?? published ?? {}
  const to: EntryState = {
    type: target,
    saved: { fields: saved },
    ...(published ? { published: { fields: published } } : {}),
  }
  const held = world.entries.get(id)
  // It is there already, perhaps published or tagged since: that is what was asked for.
  if (held?.type === target && isSameValues({ ...held.saved, tags: [] }, to.saved))
    return { id, from: held, to: held }
  if (held)
    throw new MigrationError(
      'CONFLICT',
      `${change} derives ${target} ${id}, but an entry of that id exists with other values: let the change choose another id.`,
    )
  return { id, to }
}

const twofold = ({ change, type }: At, id: string, source: string) =>
  new MigrationError(
    'INVALID',
    `${change} derives ${id} twice with different values, the second time from ${type} ${source}: let the id tell them apart.`,
  )
