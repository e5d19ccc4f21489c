import { isSame } from '@association/services/management/index.ts'
import { compare, specOf } from '../model/compare.ts'
import { kindOf } from '../model/kind-of.ts'
import { renameFields } from '../model/rename-fields.ts'
import { placesAccepting } from '../model/replay-acceptance.ts'
import type { FieldSpec, Models, TypeSpec } from '../specs/space-model.ts'
import * as words from '../words/schema-words.ts'
import type { SchemaStep } from '../words/steps.ts'
import { call } from './calls.ts'
import { idsOf, sharedFields } from './candidates.ts'
import { convert } from './convert.ts'
import * as notes from './notes.ts'
import { print } from './print.ts'
import type { Renaming } from './renames.ts'

export type SourceLine = { notes: readonly string[]; code: string }

export type Difference = {
  from: Models
  to: Models
  found?: Renaming
}

export function chain({ from, to, found = nothingFound }: Difference): SourceLine[] {
  const steps = compare(from, to, found.fields).flatMap((step) => shortened(step, { from, to }))
  return steps.flatMap((step) => {
    const held = specOf(from, step.type)
    return linesOf(step, {
      held: held && renameFields(held, found.fields[step.type] ?? {}),
      wanted: specOf(to, step.type),
      successor: specOf(to, found.types[step.type] ?? ''),
      found,
    })
  })
}

const nothingFound: Renaming = { fields: {}, types: {}, open: [] }

type ChainContext = {
  held?: TypeSpec
  wanted?: TypeSpec
  successor?: TypeSpec
  found: Renaming
}

function linesOf(step: SchemaStep, context: ChainContext): SourceLine[] {
  switch (step.do) {
    case 'deleteContentType':
      return typeDeletion(step, context)
    case 'deleteField':
      return deletion(step, context)
    case 'addField':
      return addition(step, context)
    case 'changeField':
      return [line(step, notes.changeNotes(step, context.held?.fields[step.field]))]
    case 'stopAcceptingIn':
      return [line(step, context.wanted ? notes.refusalNotes(step) : [])]
    default:
      return [line(step)]
  }
}

const line = (step: SchemaStep, remarks: readonly string[] = []): SourceLine => ({
  notes: remarks,
  code: call(step),
})

type SchemaStepOf<Word extends SchemaStep['do']> = Extract<SchemaStep, { do: Word }>

function typeDeletion(
  step: SchemaStepOf<'deleteContentType'>,
  { held, wanted, successor, found }: ChainContext,
): SourceLine[] {
  const to = found.types[step.type]
  if (!held || !successor || to === undefined)
    return [line(step, wanted ? [] : notes.typeDeletionNotes(step))]
  const shared = sharedFields(held, successor)
  const values = shared.map((field) => `${field}: fields.${field}`).join(', ')
  const code = `.moveEntries(${print(step.type)}, ${print(to)}, ({ id, fields }) => ({ id: \`${to}-\${id}\`, fields: { ${values} } }))`
  const lost = Object.keys(held.fields).filter((field) => !shared.includes(field))
  return [{ notes: notes.moveNotes(lost), code }, line(step)]
}

/** A retyped field stays under another id until its values are carried over. */
function deletion(step: SchemaStepOf<'deleteField'>, { held, wanted }: ChainContext): SourceLine[] {
  if (held && wanted?.fields[step.field])
    return [line(words.renameField(step.type, step.field, aside(step.field, held)))]
  return [line(step, notes.deletionNotes)]
}

function addition(step: SchemaStepOf<'addField'>, { held }: ChainContext): SourceLine[] {
  const former = held?.fields[step.field]
  if (!held || !former) return [line(step, notes.additionNotes(step))]
  const kept = aside(step.field, held)
  return [
    line(step),
    transform(step, former, kept),
    ...(held.displayField === step.field
      ? [line(words.changeContentType(step.type, { displayField: step.field }))]
      : []),
    line(words.deleteField(step.type, kept)),
  ]
}

function transform(
  { type, field, spec }: SchemaStepOf<'addField'>,
  former: FieldSpec,
  kept: string,
): SourceLine {
  const [from, to] = [kindOf(former), kindOf(spec)]
  const value = convert(`fields.${kept}`, from, to)
  const change =
    value === undefined ? `() => ({ ${field}: undefined })` : `({ fields }) => ({ ${field}: ${value} })`
  return {
    notes: notes.retypeNotes({ field, kept, from, to }, value !== undefined),
    code: `.transformEntries(${print(type)}, ${change})`,
  }
}

function aside(field: string, type: TypeSpec): string {
  const name = `${field.slice(0, 50)}Before`
  return type.fields[name] ? aside(name, type) : name
}

const shortList = 3

/**
 * Writes a long list as “beside another content type” if the new type has all places of that one, then the remaining
 * places.
 */
function shortened(step: SchemaStep, { from, to }: { from: Models; to: Models }): SchemaStep[] {
  if (step.do !== 'acceptIn' || step.places.length <= shortList) return [step]
  const wanted = placesAccepting(to, step.type)
  const [best] = idsOf(from)
    .map((id) => ({ id, places: placesAccepting(from, id) }))
    .filter(
      ({ id, places }) => id !== step.type && isSame(places.toSorted(), placesAccepting(to, id).toSorted()),
    )
    .filter(({ places }) => places.every((place) => wanted.includes(place)))
    .map((beside) => ({
      ...beside,
      covered: beside.places.filter((place) => step.places.includes(place)).length,
    }))
    .filter(({ covered }) => covered > shortList)
    .toSorted((one, other) => other.covered - one.covered)
  if (!best) return [step]
  const rest = step.places.filter((place) => !best.places.includes(place))
  return [
    words.acceptBeside(step.type, best.id),
    ...(rest.length > 0 ? [words.acceptIn(step.type, rest)] : []),
  ]
}
