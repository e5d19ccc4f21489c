import type { Asset, Field, Kind } from '../define/field.ts'
import { messages } from '../define/messages.ts'
import type { Entry } from '../define/values.ts'
import { withoutSoftHyphens } from '../safe/visible-text.ts'
import { readRichText } from './read-rich-text.ts'
import { isDeadLink, isWireAsset, isWireEntry, typeNameOf, type WireAsset, type WireEntry } from './wire.ts'

type ReadContext = {
  readEntry(wire: WireEntry): Entry | undefined
  /** Returns a placeholder for an unknown type in a place for blocks. */
  unknownEntry(wire: WireEntry): Entry | undefined
  /** Returns false for a hidden block in content for visitors. */
  isShown(entry: Entry): boolean
  report(message: string): void
}

/** Returns the promised kind, the default, or the kind's absent value. */
export function readField(field: Field, value: unknown, context: ReadContext): unknown {
  const read = readers[field.kind]
  const isAbsent = value === undefined || value === null
  if (isAbsent && field.required && field.default === undefined) context.report('is required.')
  const known = isAbsent ? undefined : read(value, { ...context, field })
  if (known === undefined) return field.default ?? absenceOf(field)
  if (field.options && !field.options.includes(String(known))) {
    context.report(`must be one of ${field.options.join(', ')}; it is “${String(known).slice(0, 80)}”.`)
    return field.default
  }
  if (field.pattern && !new RegExp(field.pattern).test(String(known))) {
    // An id of another shape could change its meaning where it is used.
    context.report('has the wrong format.')
    return field.default ?? absent[field.kind]
  }
  return known
}

const absent: Partial<Record<Kind, unknown>> = { flag: false, references: [], texts: [], assets: [] }

/** The model promises a string, but a half-typed draft has none. */
const absenceOf = ({ kind, required, pattern, options }: Field): unknown =>
  required && wordKinds.has(kind) && !pattern && !options ? '' : absent[kind]

const wordKinds: ReadonlySet<Kind> = new Set(['text', 'longText', 'markdown', 'html'])

type FieldContext = ReadContext & { field: Field }
type Read = (value: unknown, context: FieldContext) => unknown

function only(type: 'string' | 'number' | 'boolean', what: string): Read {
  return (value, { report }) => {
    if (typeof value === type && !Number.isNaN(value)) return value
    report(`must be ${what}, but its value is ${describe(value)}.`)
    return undefined
  }
}

const aText = only('string', 'text')
const words: Read = (value, context) => unhyphenated(aText(value, context))
const aNumber = only('number', 'a number')

const readers: Record<Kind, Read> = {
  text: words,
  longText: words,
  markdown: aText,
  html: aText,
  url: aText,
  color: aText,
  classes: aText,
  date: aText,
  choice: aText,
  integer: aNumber,
  number: aNumber,
  flag: only('boolean', 'yes or no'),
  json: (value) => value,
  richText: (value, context) => readRichText(value, { ...context, toAsset }),
  texts: (value, context) => listOf(value, context).flatMap((item) => unhyphenated(item) ?? []),
  asset: readAsset,
  assets: (value, context) => listOf(value, context).flatMap((item) => readAsset(item, context) ?? []),
  reference: readReference,
  references: (value, context) =>
    listOf(value, context).flatMap((item) => readReference(item, context) ?? []),
}

function readReference(value: unknown, { field, readEntry, unknownEntry, isShown, report }: FieldContext) {
  if (isWireEntry(value)) {
    const entry = readEntry(value)
    if (entry && !field.isRead && !isShown(entry)) return undefined
    if (entry || placesBlocks(field)) return entry ?? unknownEntry(value)
    report(`links to ${value.sys.id}, which cannot be shown: ${messages.unknownType(typeNameOf(value))}`)
    return undefined
  }
  report(
    isDeadLink(value)
      ? `links to ${value.sys.id}, which is missing or not published.`
      : `must be a link, but its value is ${describe(value)}.`,
  )
  return undefined
}

const placesBlocks = ({ to }: Field) => to !== undefined && 'slot' in to && to.slot === 'block'

function readAsset(value: unknown, { report }: ReadContext): Asset | undefined {
  if (isWireAsset(value) && typeof value.fields?.file?.url === 'string') return toAsset(value)
  report(
    isDeadLink(value) || isWireAsset(value)
      ? `shows ${value.sys.id}, a file that is missing or not published.`
      : `must be a file, but its value is ${describe(value)}.`,
  )
  return undefined
}

function toAsset({ sys, fields }: WireAsset): Asset {
  const { url, contentType, details } = fields?.file ?? {}
  return {
    id: sys.id,
    url: textOf(url),
    title: withoutSoftHyphens(textOf(fields?.title)),
    description: withoutSoftHyphens(textOf(fields?.description)),
    contentType: textOf(contentType),
    width: numberOf(details?.image?.width),
    height: numberOf(details?.image?.height),
    size: numberOf(details?.size),
  }
}

const unhyphenated = (value: unknown) => (typeof value === 'string' ? withoutSoftHyphens(value) : undefined)
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)

function listOf(value: unknown, { report }: ReadContext): unknown[] {
  if (Array.isArray(value)) return value
  report(`must be a list, but its value is ${describe(value)}.`)
  return []
}

const describe = (value: unknown) =>
  Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`
