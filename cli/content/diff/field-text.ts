import { diff } from 'node:util'
import { linkOf } from '@association/content/rules/links-in.ts'
import { isRecord } from '@association/content/safe/is-record.ts'
import type { Paint } from '../../output/paint.ts'
import type { Names } from './names.ts'
import { isRichText, richTextWords } from './rich-text.ts'
import { wordsDifference } from './words-difference.ts'

type ValuePair = { from?: unknown; to?: unknown }

export type DiffStyle = { paint: Paint; names: Names }

export function fieldText({ from, to }: ValuePair, { paint, names }: DiffStyle): string[] {
  const wordsOf = readable(names)
  if (isListLike(from) && isListLike(to))
    return itemLines((from ?? []).map(wordsOf), (to ?? []).map(wordsOf), paint)
  const [before, after] = [wordsOf(from), wordsOf(to)]
  if (before === after) return ['only its formatting or hidden parts']
  if (before === '') return lines(paint('green', `{+${after}+}`))
  if (after === '') return lines(paint('red', `[-${before}-]`))
  return lines(wordsDifference(before, after, paint))
}

const lines = (text: string) => text.split('\n')

const isListLike = (value: unknown): value is unknown[] | undefined =>
  Array.isArray(value) || value === undefined

const readable =
  (names: Names) =>
  (value: unknown): string => {
    if (value === undefined || value === null) return ''
    if (typeof value === 'string') return value
    if (isRichText(value)) return richTextWords(value)
    const link = linkOf(value)
    if (link) return names.get(`${link.linkType}/${link.id}`) ?? link.id
    return resourceOf(value) ?? JSON.stringify(value, null, 1)
  }

function resourceOf(value: unknown) {
  const { sys } = isRecord(value) ? value : {}
  return isRecord(sys) && sys.type === 'ResourceLink' ? String(sys.urn) : undefined
}

function itemLines(before: readonly string[], after: readonly string[], paint: Paint): string[] {
  const steps = diff(after, before)
  const gone = steps.flatMap(([operation, item]) => (operation === -1 ? [item] : []))
  const lines = steps.flatMap(([operation, item]) => {
    if (operation === 0) return []
    const isMoved = operation === 1 ? gone.includes(item) : after.includes(item)
    if (isMoved) return operation === 1 ? [`moved to place ${after.indexOf(item) + 1}: ${item}`] : []
    return [operation === 1 ? paint('green', `+ ${item}`) : paint('red', `- ${item}`)]
  })
  return lines.length > 0 ? lines : ['the same items, told differently']
}
