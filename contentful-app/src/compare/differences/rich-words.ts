import { isRecord } from '@association/content/safe/is-record.ts'
import { diffArrays } from 'diff'
import type { Piece } from './word-diff.ts'

type Word = { text: string; formats: readonly string[] }

const blockNames: Record<string, string> = {
  blockquote: 'quotation',
  'unordered-list': 'bullets',
  'ordered-list': 'numbered list',
  table: 'table',
  'table-header-cell': 'table heading',
}
const markNames: Record<string, string> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underlined',
  code: 'code',
  superscript: 'superscript',
  subscript: 'subscript',
  strikethrough: 'struck through',
}

/** A paragraph ends with a line break; an embedded entry is one word. */
export function richWords(node: unknown, formats: readonly string[] = []): Word[] {
  if (!isRecord(node)) return []
  const { nodeType, value, content, marks, data } = node
  if (nodeType === 'text') {
    const names = Array.isArray(marks) ? marks.flatMap((mark) => markOf(mark)) : []
    const words = String(value ?? '').match(/\s+|[^\s]+/g) ?? []
    return words.map((text) => ({ text, formats: [...formats, ...names] }))
  }
  const own = [...formats, ...formatOf(String(nodeType), data)]
  const inner = Array.isArray(content) ? content.flatMap((part) => richWords(part, own)) : []
  if (String(nodeType).startsWith('embedded-'))
    return [{ text: `[${targetOf(data)}]`, formats: own }, lineEnd]
  return isLine(String(nodeType)) ? [...inner, lineEnd] : inner
}

const lineEnd: Word = { text: '\n', formats: [] }
const isLine = (nodeType: string) => /^(paragraph|heading-\d|hr)$/.test(nodeType)
const markOf = (mark: unknown) => (isRecord(mark) ? (markNames[String(mark.type)] ?? String(mark.type)) : [])

function formatOf(nodeType: string, data: unknown): string[] {
  const heading = nodeType.match(/^heading-(\d)$/)?.[1]
  if (heading) return [`heading ${heading}`]
  if (nodeType === 'hyperlink') return [`link to ${isRecord(data) ? String(data.uri) : ''}`]
  if (nodeType.endsWith('-hyperlink')) return [`link to ${targetOf(data)}`]
  return blockNames[nodeType] === undefined ? [] : [blockNames[nodeType]]
}

function targetOf(data: unknown): string {
  const target = isRecord(data) && isRecord(data.target) ? data.target.sys : undefined
  if (!isRecord(target)) return 'entry'
  return `${target.linkType === 'Asset' ? 'file' : 'entry'} ${String(target.id ?? '')}`.trim()
}

export type FormatChange = { words: string; said: string }
export type RichDiff = { pieces: Piece[]; formats: FormatChange[] }

/** Texts with more edits are shown one after the other. */
const mostEdits = 4000

export function richDiff(before: unknown, after: unknown): RichDiff {
  const [then, now] = [richWords(before), richWords(after)]
  const isEqual = (one: Word, other: Word) => one.text === other.text
  const parts = diffArrays(then, now, { comparator: isEqual, maxEditLength: mostEdits })
  if (!parts)
    return {
      pieces: [
        { text: textOf(then), tone: 'removed' },
        { text: textOf(now), tone: 'added' },
      ],
      formats: [],
    }
  const pieces = parts.map(
    ({ value, added, removed }): Piece => ({
      text: textOf(value),
      tone: added ? 'added' : removed ? 'removed' : 'same',
    }),
  )
  return { pieces, formats: formatChanges(pairsOf(parts, then, now)) }
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join('')

type WordsPart = { value: Word[]; added?: boolean; removed?: boolean }

function pairsOf(parts: readonly WordsPart[], then: readonly Word[], now: readonly Word[]): [Word, Word][] {
  let [left, right] = [0, 0]
  return parts.flatMap(({ value: { length }, added, removed }) => {
    const older = added ? [] : then.slice(left, left + length)
    const newer = removed ? [] : now.slice(right, right + length)
    left += older.length
    right += newer.length
    return older.flatMap((word, index): [Word, Word][] => {
      const same = newer[index]
      return same ? [[word, same]] : []
    })
  })
}

function formatChanges(pairs: readonly [Word, Word][]): FormatChange[] {
  const changes: FormatChange[] = []
  let open: FormatChange | undefined
  for (const [one, other] of pairs) {
    const said = saidOf(one, other)
    if (said === undefined) {
      if (other.text.trim() !== '') open = undefined
      else if (open) open.words += other.text
      continue
    }
    if (open?.said === said) open.words += other.text
    else {
      open = { words: other.text, said }
      changes.push(open)
    }
  }
  return changes.map(({ words, said }) => ({ words: words.trim(), said })).filter(({ words }) => words !== '')
}

function saidOf(one: Word, other: Word): string | undefined {
  if (other.text.trim() === '') return undefined
  const gained = other.formats.filter((format) => !one.formats.includes(format))
  const lost = one.formats.filter((format) => !other.formats.includes(format))
  const said = [
    ...(gained.length > 0 ? [`now ${gained.join(', ')}`] : []),
    ...(lost.length > 0 ? [`no longer ${lost.join(', ')}`] : []),
  ]
  return said.length > 0 ? said.join(', ') : undefined
}
