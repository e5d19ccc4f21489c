import { locale } from '@association/content/define/locale.ts'
import { isSame } from '@association/services/management/index.ts'
import { MigrationError } from '../errors.ts'
import type { EntryFields, EntryState } from '../operations/operation.ts'
import type { ContentStep, Derived, EntryView } from '../vocabulary.ts'
import { checkId } from './entry-id.ts'
import { isSameValues } from './entry-state.ts'
import {
  type Answers,
  answersFor,
  type LocalePlace,
  type LocaleSource,
  type LocalPatch,
  withLocalPatches,
} from './locales.ts'
import { entryStage, type Planned, type Planning } from './planned.ts'
import { mapVersions, type TypeInChange } from './view.ts'
import { entriesOf } from './world.ts'

type Derivation = Extract<ContentStep, { do: 'deriveEntries' }>
type DerivedValues = { saved?: EntryFields; published?: EntryFields }

/** Created entries are published if the published version derives them. */
export function planDerivation(
  { type, to: target, derive }: Derivation,
  { change, world }: Planning,
): Planned {
  const [spec, targetSpec] = [world.model[type], world.model[target]]
  if (!spec || !targetSpec) return { stages: [] }
  const { locales } = world
  const at: LocalePlace = { change, type, spec, locales }
  const atTarget: LocalePlace = { change, type: target, spec: targetSpec, locales }
  const found = new Map<string, DerivedValues>()
  const note = (answers: Answers<Derived | undefined>, { id: source, version, values }: LocaleSource) => {
    const own = values.fields
    for (const [id, patches] of entriesIn(answers, { ...at, type: target })) {
      const fields = withLocalPatches({}, patches, { at: atTarget, own })
      const known = found.get(id)
      if (known?.[version] && !isSame(known[version], fields)) throw twofold(at, id, source)
      found.set(id, { ...known, [version]: fields })
    }
  }
  const sources = entriesOf(world, type).map(([id, from]) => ({
    id,
    from,
    to: mapVersions(from, (values, version) => {
      const answers = answersFor({ id, values, version, spec }, at, derive)
      const own = values.fields
      note(answers, { id, values, version, spec })
      const patches = answers.map(({ view, answer }) => ({ view, patch: answer?.fields ?? {} }))
      return { ...values, fields: withLocalPatches(own, patches, { at, own }) }
    }),
  }))
  const wanted = [...found].map(([id, values]) => derivedEntry({ id, target, values }, { change, world }))
  return { stages: [...entryStage(`derive ${target}`, wanted), ...entryStage(`change ${type}`, sources)] }
}

function entriesIn(answers: Answers<Derived | undefined>, at: TypeInChange): Map<string, LocalPatch[]> {
  const found = new Map<string, LocalPatch[]>()
  const named = answers.flatMap(({ view, answer }) =>
    (answer?.entries ?? []).map(({ id, fields }) => ({ id, view, patch: fields })),
  )
  for (const { id, ...patch } of named) {
    const known = found.get(id) ?? []
    checkDerived({ id, ...patch }, known, at)
    found.set(id, [...known, patch])
  }
  return found
}

function checkDerived(
  { id, view, patch }: LocalPatch & { id: string },
  known: readonly LocalPatch[],
  at: TypeInChange,
) {
  checkId(id, `${at.change} derives ${at.type} ${id}`)
  if (known.length === 0 && view.locale !== locale) throw onlyLocal(at, id, view)
  const same = known.find((other) => other.view.locale === view.locale)
  if (same && !isSame(same.patch, patch)) throw twofold(at, id, view.id)
}

type New = { id: string; target: string; values: DerivedValues }

function derivedEntry({ id, target, values }: New, { change, world }: Planning) {
  const { published } = values
  const saved = values.saved ?? published ?? {}
  const to: EntryState = {
    type: target,
    saved: { fields: saved },
    ...(published ? { published: { fields: published } } : {}),
  }
  const held = world.entries.get(id)
  if (held?.type === target && isSameValues({ ...held.saved, tags: [] }, to.saved))
    return { id, from: held, to: held }
  if (held)
    throw new MigrationError(
      'CONFLICT',
      `${change} derives ${target} ${id}, but an entry of that id exists with other values: let the change choose another id.`,
    )
  return { id, to }
}

const onlyLocal = ({ change, type }: TypeInChange, id: string, view: EntryView) =>
  new MigrationError(
    'INVALID',
    `${change} derives ${type} ${id} from the ${view.locale} values of ${view.id} only: let the id follow from what is ` +
      'the same in every locale; nothing was written.',
  )

const twofold = ({ change, type }: TypeInChange, id: string, source: string) =>
  new MigrationError(
    'INVALID',
    `${change} derives ${id} twice with different values, the second time from ${type} ${source}: let the id tell them apart.`,
  )
