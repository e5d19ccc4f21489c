import type { Raw, ValueField } from '../../define/field.ts'
import { longestAddress } from '../../define/json-form.ts'
import { sentence } from '../../derive/to-content-type.ts'
import { address } from '../../field-rules/addresses.ts'
import type { FieldPlace, FieldRule } from '../../field-rules/field-rule.ts'
import { choice, color, pattern } from '../../field-rules/formats.ts'
import { isEmpty } from '../../field-rules/is-empty.ts'
import { kind } from '../../field-rules/kind.ts'
import { limits } from '../../field-rules/limits.ts'
import { required } from '../../field-rules/required.ts'
import { at, type Here, type JsonFault } from './faults.ts'
import { isPictureAddress } from './picture-address.ts'

/** These also apply inside JSON. */
const rules: readonly FieldRule[] = [limits, choice, pattern, color, address]

type CheckedField = { id: string; field: ValueField; siblings: Raw }

export function faultsOf({ id, field, siblings }: CheckedField, value: unknown, here: Here): JsonFault[] {
  const where: FieldPlace = { id, field, label: field.name ?? sentence(id) }
  const say = (rule: FieldRule) =>
    rule.check(value, where).map(
      (message): JsonFault => ({
        severity: rule.severity,
        ...at(here, `${message}${rule === limits ? cutNote(field, value) : ''}`, id),
      }),
    )
  if (isEmpty(field, value)) return say(required).map(asShape)
  const misfits = say(kind)
  if (misfits.length > 0) return field.required ? misfits.map(asShape) : misfits
  return [
    ...rules.filter(({ kinds }) => !kinds || kinds.includes(field.kind)).flatMap(say),
    ...(field.kind === 'url' && String(value).length > longestAddress
      ? [longAddress(where, String(value), here)]
      : []),
    ...(isNoPicture({ field, siblings }, String(value), here)
      ? [strayPicture(where, String(value), here)]
      : []),
  ]
}

const longAddress = ({ id, label }: FieldPlace, value: string, here: Here): JsonFault => ({
  severity: 'error',
  ...at(
    here,
    `${label} must be at most ${longestAddress} characters; it has ${value.length}. Visitors do not see the link.`,
    id,
  ),
})

/** The site shortens a text, but leaves out a picture URL or a text with a pattern. */
const cutNote = ({ max, picture, pattern: form }: ValueField, value: unknown) =>
  typeof value === 'string' && max !== undefined && value.length > max && !picture && !form
    ? ` Visitors see only the first ${max}.`
    : ''

const asShape = (fault: JsonFault): JsonFault => ({ ...fault, isShape: true })

const isNoPicture = ({ field, siblings }: Omit<CheckedField, 'id'>, value: string, { attached }: Here) =>
  field.picture &&
  attached !== undefined &&
  (field.when?.(siblings) ?? true) &&
  !attached.has(value) &&
  !isPictureAddress(value)

const strayPicture = ({ id, label }: FieldPlace, value: string, here: Here): JsonFault => ({
  severity: 'error',
  ...at(
    here,
    `${label}: “${value.slice(0, 80)}” is not a picture. Attach a picture below and write its id, or write the address of a picture in Contentful.`,
    id,
  ),
})
