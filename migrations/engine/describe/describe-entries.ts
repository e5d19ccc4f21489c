import { linkOf } from '@association/content/rules/links-in.ts'
import { isSame } from '@association/services/management/index.ts'
import type { EntryOperation, EntryState, EntryValues } from '../operations/operation.ts'

export type DescribeOptions = {
  /** Requests a second that Contentful announced. */
  perSecond?: number
  verbose?: boolean
  titleField?(type: string): string | undefined
}

export function describeEntries(
  about: string,
  operations: readonly EntryOperation[],
  reading: DescribeOptions,
): string[] {
  const written = operations.filter(({ isImplied }) => !isImplied)
  if (written.length === 0) return []
  const examples = reading.verbose ? written : written.slice(0, shownEntries)
  const rest = written.length - examples.length
  return [
    `    ${markOf(written)} ${about}: ${countsOf(written)}`,
    ...examples.flatMap((operation) => describeEntry(operation, reading)),
    ...(rest > 0 ? [`        … and ${rest.toLocaleString('en')} more; --verbose shows them`] : []),
  ]
}

const shownEntries = 2
const shownFields = 3
const shownLetters = 40

function markOf(operations: readonly EntryOperation[]): string {
  if (operations.every(({ from }) => !from)) return '+'
  return operations.every(({ to }) => !to) ? '-' : '~'
}

/** Returns `340 entries (12 drafts, 4 with unpublished changes)`. */
function countsOf(operations: readonly EntryOperation[]): string {
  const states = operations.flatMap(({ from, to }) => from ?? to ?? [])
  const count = (isIn: (state: EntryState) => boolean) => states.filter(isIn).length
  const special = [
    [count(({ published, isArchived }) => !published && !isArchived), 'draft', 'drafts'],
    [count(hasUnpublishedChanges), 'with unpublished changes', 'with unpublished changes'],
    [count(({ isArchived }) => isArchived === true), 'archived', 'archived'],
  ] as const
  const named = special.flatMap(([number, one, many]) =>
    number > 0 ? [`${number.toLocaleString('en')} ${number === 1 ? one : many}`] : [],
  )
  const total = `${states.length.toLocaleString('en')} ${states.length === 1 ? 'entry' : 'entries'}`
  return named.length > 0 ? `${total} (${named.join(', ')})` : total
}

const hasUnpublishedChanges = ({ saved, published }: EntryState) =>
  published !== undefined && !isSame(saved, published)

function describeEntry({ id, from, to }: EntryOperation, { titleField, verbose }: DescribeOptions): string[] {
  const name = nameOf(id, from ?? to, titleField)
  if (!from) return [`        + ${name}`]
  if (!to) return [`        - ${name}`]
  const saved = changesBetween(from.saved, to.saved)
  const published = changesBetween(from.published, to.published)
  const onlyPublished = published.filter((line) => !saved.includes(line)).map((line) => `${line} (published)`)
  const lines = [...typeChange(from, to), ...saved, ...onlyPublished]
  const shown = verbose ? lines : lines.slice(0, shownFields)
  const rest = lines.length - shown.length
  return [
    `        ${name}`,
    ...shown.map((line) => `            ${line}`),
    ...(rest > 0 ? [`            … and ${rest} more`] : []),
  ]
}

function nameOf(
  id: string,
  state: EntryState | undefined,
  titleField: DescribeOptions['titleField'],
): string {
  const field = state && titleField?.(state.type)
  const title = field && state.saved.fields[field]
  const text = title && Object.values(title).find((value) => typeof value === 'string')
  return text ? `“${cut(String(text))}” (${id})` : id
}

const typeChange = (from: EntryState, to: EntryState) =>
  from.type === to.type ? [] : [`${from.type} → ${to.type}`]

function changesBetween(from: EntryValues | undefined, to: EntryValues | undefined): string[] {
  const [before, after] = [valuesOf(from), valuesOf(to)]
  return Object.keys({ ...before, ...after }).flatMap((name) =>
    isSame(before[name], after[name]) ? [] : [`${name}: ${showBoth(before[name], after[name])}`],
  )
}

function valuesOf(values: EntryValues | undefined): Record<string, unknown> {
  if (!values) return {}
  const fields = Object.entries(values.fields).flatMap(([field, byLocale]) => {
    const locales = Object.entries(byLocale)
    return locales.map(([locale, value]) => [locales.length > 1 ? `${field} (${locale})` : field, value])
  })
  const tags = values.tags && values.tags.length > 0 ? { tags: values.tags } : {}
  return { ...Object.fromEntries(fields), ...tags }
}

/** Long texts or lists with the same beginning are shown from shortly before their difference. */
function showBoth(from: unknown, to: unknown): string {
  if (Array.isArray(from) && Array.isArray(to)) return showMembers(from, to)
  if (isNested(from) && isNested(to))
    return `${show(whereDifferent(from, to))} → ${show(whereDifferent(to, from))}`
  if (typeof from !== 'string' || typeof to !== 'string') return `${show(from)} → ${show(to)}`
  const same = [...from].findIndex((letter, at) => letter !== to[at])
  const start = same > shownLetters / 2 ? same - shownBefore : 0
  const part = (text: string) => (start > 0 ? `…${text.slice(start)}` : text)
  return `${show(part(from))} → ${show(part(to))}`
}

const shownBefore = 10

function showMembers(from: readonly unknown[], to: readonly unknown[]): string {
  const without = (list: readonly unknown[], other: readonly unknown[]) =>
    list.filter((item) => !other.some((known) => isSame(item, known)))
  const [gone, come] = [without(from, to), without(to, from)]
  if (gone.length + come.length === 0) return `${show(from)} → ${show(to)}`
  return [
    ...(gone.length > 0 ? [`- ${gone.map(show).join(', ')}`] : []),
    ...(come.length > 0 ? [`+ ${come.map(show).join(', ')}`] : []),
  ]
    .map(cut)
    .join('; ')
}

function whereDifferent(value: unknown, other: unknown): unknown {
  if (linkOf(value) || !isNested(value) || !isNested(other)) return value
  const different = Object.keys({ ...value, ...other }).filter((key) => !isSame(value[key], other[key]))
  const [only] = different
  return different.length === 1 && only !== undefined ? whereDifferent(value[only], other[only]) : value
}

const isNested = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  const link = linkOf(value)
  if (link) return link.id
  if (Array.isArray(value) && value.some(linkOf)) return cut(value.map(show).join(', '))
  return typeof value === 'string' ? `“${cut(value)}”` : cut(JSON.stringify(value))
}

function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > shownLetters ? `${line.slice(0, shownLetters - 1)}…` : line
}
