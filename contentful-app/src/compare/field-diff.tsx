import type { Space } from '@association/content'
import { isRecord } from '@association/content/safe/is-record.ts'
import { useMemo } from 'react'
import styles from './compare.module.css'
import { type FieldChange, titleOfItem } from './differences/compare-versions.ts'
import { listDiff } from './differences/list-diff.ts'
import { richDiff } from './differences/rich-words.ts'
import { keysIn } from './differences/version.ts'
import { type Piece, shortened, wordDiff } from './differences/word-diff.ts'
import type { Comparison } from './use-comparison.ts'

type KnownComparison = Extract<Comparison, { phase: 'known' }>
type Props = { field: FieldChange; comparison: KnownComparison; space: Space }

export function FieldDiff({ field, comparison, space }: Props) {
  const { kind, before, after } = field
  switch (kind) {
    case 'richText':
      return <RichDiff {...{ before, after }} />
    case 'reference':
    case 'references':
    case 'asset':
    case 'assets':
      return <Items {...{ field, comparison, space }} />
    case 'choice':
    case 'flag':
    case 'number':
    case 'integer':
    case 'date':
    case 'color':
      return <TwoValues before={valueWords(before)} after={valueWords(after)} />
    case 'file':
      return <TwoValues before={fileWords(before)} after={fileWords(after)} />
    default:
      return <Words before={textOf(before)} after={textOf(after)} />
  }
}

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value.join('\n')
    : JSON.stringify(value, null, 2)
}

function valueWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'not set'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}

function fileWords(file: unknown): string {
  if (!isRecord(file)) return 'no file'
  const { size } = isRecord(file.details) ? file.details : {}
  const kilobytes = typeof size === 'number' ? `, ${Math.ceil(size / 1024)} KB` : ''
  return `${String(file.fileName ?? 'file')} (${String(file.contentType ?? 'unknown type')}${kilobytes})`
}

function Words({ before, after }: { before: string; after: string }) {
  const pieces = useMemo(() => shortened(wordDiff(before, after)), [before, after])
  return <Pieces pieces={pieces} />
}

function RichDiff({ before, after }: { before: unknown; after: unknown }) {
  const { pieces, formats } = useMemo(() => richDiff(before, after), [before, after])
  return (
    <>
      <Pieces pieces={shortened(pieces)} />
      {formats.length > 0 && (
        <ul className={styles.formats}>
          {formats.map(({ words, said }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may change their format twice
            <li key={index}>
              “{words}”: {said}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const Pieces = ({ pieces }: { pieces: readonly Piece[] }) => (
  <p className={styles.words}>
    {pieces.map(({ text, tone }, index) => {
      // Pieces have no ids and never change their order.
      const key = `${index}-${tone}`
      if (tone === 'same') return <span key={key}>{text}</span>
      const Tag = tone === 'added' ? 'ins' : 'del'
      return (
        <Tag key={key}>
          <span className="visually-hidden">{tone}: </span>
          {text}
        </Tag>
      )
    })}
  </p>
)

const TwoValues = ({ before, after }: { before: string; after: string }) => (
  <p className={styles.words}>
    <del>
      <span className="visually-hidden">removed: </span>
      {before}
    </del>{' '}
    →{' '}
    <ins>
      <span className="visually-hidden">added: </span>
      {after}
    </ins>
  </p>
)

const itemWords = { same: '', added: 'added', removed: 'removed', moved: 'moved' }

function Items({ field: { before, after }, comparison, space }: Props) {
  const { before: older, after: newer, spaceOf } = comparison
  const keys = (value: unknown) => keysIn(value, { home: space, spaceOf })
  const items = listDiff(keys(before), keys(after))
  const titleOf = (key: string) => {
    const item = newer.items.get(key) ?? older.items.get(key)
    return item ? titleOfItem(item) : 'Missing'
  }
  return (
    <ul className={styles.items}>
      {items.map(({ key, tone }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list may link to an entry twice
        <li key={`${key}-${index}`} data-tone={tone}>
          {titleOf(key)} {tone !== 'same' && <span className={styles.tone}>{itemWords[tone]}</span>}
        </li>
      ))}
    </ul>
  )
}
