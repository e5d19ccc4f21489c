import type { ItemCheck, Items, JsonField, JsonFields, Raw, ValueField } from '../../define/field.ts'
import { longestAddress } from '../../define/json-form.ts'
import { readField } from '../../derive/read-field.ts'
import { isEmpty } from '../../field-rules/is-empty.ts'
import { isRecord } from '../../safe/is-record.ts'
import type { Json } from '../../safe/plain-json.ts'
import { cut } from '../cut.ts'
import { at, type Here, type JsonFault, top } from './faults.ts'
import { faultsOf } from './field-faults.ts'

type JsonObject = { readonly [key: string]: Json }
type ReadValues = { values: Record<string, unknown>; faults: JsonFault[] }

export function readValues(fields: JsonFields, json: Json, here: Here = top): ReadValues {
  if (!isRecord(json)) {
    const { values } = readValues(fields, {}, here)
    return { values, faults: [shape(here, 'must be an object in braces { }.')] }
  }
  const read = Object.entries(fields).map(([id, field]) => ({ id, ...readOne({ id, field }, json, here) }))
  return {
    values: Object.fromEntries(read.map(({ id, value }) => [id, value])),
    faults: [...unknownKeyFaults(fields, json, here), ...read.flatMap(({ faults }) => faults)],
  }
}

type NamedField = { id: string; field: JsonField }

function readOne(
  { id, field }: NamedField,
  json: JsonObject,
  here: Here,
): { value: unknown; faults: JsonFault[] } {
  const written = Object.hasOwn(json, id) ? json[id] : undefined
  if (field.kind === 'items') {
    const { value, faults } = readItems(id, field, { written, here })
    return { value, faults: here.place.length === 0 ? faults : faults.map(withoutShape) }
  }
  const value = spelled(field, written)
  return {
    value: readField(
      field,
      isEmpty(field, value) || isBeyond(field, value) ? undefined : within(field, value),
      noEntries,
    ),
    faults: faultsOf({ id, field, siblings: json }, value, here),
  }
}

/**
 * A size of a thousand pixels would break the layout. A shortened URL leads elsewhere; a shortened text with a pattern
 * loses its form.
 */
const isBeyond = (field: ValueField, value: unknown) => {
  const { min = -Infinity, max = Infinity } = field
  if (typeof value === 'number') return value < min || value > max
  return typeof value === 'string' && value.length > longestWhole(field, max)
}

/** These texts are never shortened. */
const longestWhole = ({ kind, picture, pattern }: ValueField, max: number) =>
  kind === 'url' ? longestAddress : picture || pattern ? max : Infinity

/** Visitors see the start of a longer text. */
const within = ({ max }: ValueField, value: Json | undefined) =>
  typeof value === 'string' && max !== undefined && value.length > max ? cut(value, max) : value

/** An unreadable item, such as a tag, does not hide the card that contains it. */
const withoutShape = ({ isShape: _, ...fault }: JsonFault): JsonFault => fault

/** JSON has no links, and the rules report invalid values. */
const noEntries = {
  readEntry: () => undefined,
  unknownEntry: () => undefined,
  isShown: () => true,
  report: () => {},
}

const spelled = ({ orNumber }: ValueField, written: Json | undefined) =>
  orNumber && typeof written === 'number' ? String(written) : written

function readItems(
  id: string,
  { name, of, min = 0, max = 200, checks = [] }: Items,
  { written, here }: { written: Json | undefined; here: Here },
) {
  const list = `“${id}”`
  if (written !== undefined && written !== null && !Array.isArray(written))
    return { value: [], faults: [shape(here, `${list} must be a list in brackets [ ].`, id)] }
  const items: readonly Json[] = Array.isArray(written) ? written : []
  const shown = items.slice(0, max)
  const read = shown.map((item, index) => {
    const inside = {
      ...here,
      place: [...here.place, `${name} ${index + 1}`],
      path: [...here.path, id, index],
    }
    const { values, faults } = readValues(of, item, inside)
    return { values, faults: [...faults, ...advice(checks, item, inside)] }
  })
  return {
    value: read.filter(({ faults }) => !faults.some(({ isShape }) => isShape)).map(({ values }) => values),
    faults: [
      ...countFaults(items.length, { id, min, max, here }),
      ...duplicateIdFaults(shown, { id, name, here }),
      ...read.flatMap(({ faults }) => faults),
    ],
  }
}

type Counted = { id: string; min: number; max: number; here: Here }

function countFaults(count: number, { id, min, max, here }: Counted): JsonFault[] {
  const list = `“${id}”`
  if (count < min) return [shape(here, `${list} needs at least ${min}; it has ${count}.`, id)]
  if (count <= max) return []
  return [
    {
      severity: 'error',
      ...at(
        here,
        `${list} can have at most ${max}; it has ${count}. Visitors see only the first ${max}.`,
        id,
      ),
    },
  ]
}

type ItemList = { id: string; name: string; here: Here }

/** A reference by id needs an id that only one item has. */
function duplicateIdFaults(items: readonly Json[], { id: list, name, here }: ItemList): JsonFault[] {
  const ids = items.map((item) => (isRecord(item) && typeof item.id === 'string' ? item.id : ''))
  return ids.flatMap((id, index) =>
    id !== '' && ids.indexOf(id) < index
      ? [
          {
            severity: 'warning' as const,
            ...at(
              { ...here, path: [...here.path, list, index] },
              `${name} ${index + 1} has the same id as another one: “${id}”. Change one of them.`,
              'id',
            ),
          },
        ]
      : [],
  )
}

export const advice = (checks: readonly ItemCheck[], json: Json, here: Here): JsonFault[] =>
  !isRecord(json)
    ? []
    : checks
        .filter(({ when }) => when(json as Raw))
        .map((check) =>
          'warn' in check
            ? { severity: 'warning', ...at(here, check.warn, check.field) }
            : { severity: 'error', ...at(here, check.error, check.field) },
        )

/** Unknown keys are mostly typing errors. */
const unknownKeyFaults = (fields: JsonFields, json: JsonObject, here: Here): JsonFault[] =>
  Object.keys(json)
    .filter((key) => !Object.hasOwn(fields, key))
    .map((key) => ({
      severity: 'warning',
      ...at(
        here,
        `“${key.slice(0, 40)}” is an unknown name. Use one of ${Object.keys(fields).join(', ')}.`,
        key,
      ),
    }))

const shape = (here: Here, words: string, id?: string): JsonFault => ({
  severity: 'error',
  ...at(here.place.length === 0 ? { ...here, place: ['Data'] } : here, words, id),
  isShape: true,
})
