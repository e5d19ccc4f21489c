import { locale } from '@association/content/define/locale.ts'
import { isRecord } from '@association/content/safe/is-record.ts'
import { isSame } from '@association/services/management/index.ts'
import type { WireFields } from '../wish/wish.ts'

const shownLength = 40
/** Shown characters before the first difference of a long text. */
const leadLength = 8

export function differences(held: WireFields, wanted: WireFields): string[] {
  return Object.keys({ ...held, ...wanted })
    .filter((id) => !isSame(held[id], wanted[id]))
    .flatMap((id) => valueDifferences(id, held[id] ?? {}, wanted[id] ?? {}))
}

function valueDifferences(id: string, held: HeldValues, wanted: HeldValues): string[] {
  return Object.keys({ ...held, ...wanted })
    .filter((code) => !isSame(held[code], wanted[code]))
    .map((code) => {
      const name = code === locale ? id : `${id} (${code})`
      return `${name}: ${difference(held[code], wanted[code])}`
    })
}

type HeldValues = Record<string, unknown>

function difference(held: unknown, wanted: unknown): string {
  if (Array.isArray(held) && Array.isArray(wanted)) return listDifference(held, wanted)
  const [before, after] = [wordsOf(held), wordsOf(wanted)]
  if (before === after && before !== undefined) return 'another form, the same words'
  const from = firstDifference(before ?? '', after ?? '')
  return `${shown(before, from)} → ${shown(after, from)}`
}

function listDifference(held: readonly unknown[], wanted: readonly unknown[]): string {
  const gone = without(held, wanted)
  const come = without(wanted, held)
  if (gone.length === 0 && come.length === 0) return 'another order'
  return [...gone.map((item) => `− ${nameOf(item)}`), ...come.map((item) => `+ ${nameOf(item)}`)].join(', ')
}

function without(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const left = [...list]
  for (const item of other) {
    const index = left.findIndex((one) => isSame(one, item))
    if (index >= 0) left.splice(index, 1)
  }
  return left
}

const nameOf = (item: unknown) => shown(wordsOf(item), 0)

function wordsOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'object') return typeof value === 'string' ? `“${value}”` : String(value)
  if (isRecord(value) && isRecord(value.sys) && typeof value.sys.id === 'string') return value.sys.id
  if (isRecord(value) && value.nodeType === 'document')
    return `“${textOf(value).replace(/\s+/g, ' ').trim()}”`
  return JSON.stringify(value)
}

function textOf(node: unknown): string {
  if (!isRecord(node)) return ''
  if (typeof node.value === 'string') return node.value
  const target = isRecord(node.data) ? wordsOf(node.data.target) : undefined
  const inside = Array.isArray(node.content) ? node.content.map(textOf).join('') : ''
  const isBlock = node.nodeType !== 'hyperlink'
  return `${target ? `[${target}]` : ''}${inside}${isBlock ? ' ' : ''}`
}

function firstDifference(one: string, other: string): number {
  let index = 0
  while (index < one.length && one[index] === other[index]) index += 1
  return index
}

function shown(words: string | undefined, from: number): string {
  if (words === undefined) return 'nothing'
  if (words.length <= shownLength) return words
  const start = from < shownLength - leadLength ? 0 : from - leadLength
  const part = words.slice(start, start + shownLength)
  return `${start > 0 ? '…' : ''}${part}${start + shownLength < words.length ? '…' : ''}`
}
