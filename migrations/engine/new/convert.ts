import type { FieldKind } from '../words/typed/kinds.ts'

/** Returns TypeScript as a start, or undefined if only the author can know the conversion. */
export function convert(value: string, from: FieldKind, to: FieldKind): string | undefined {
  if (isAlike(from, to)) return value
  if (isText(from) && isNumber(to)) return whereSet(value, `Number(${value})`)
  if (isText(to) && (isNumber(from) || from === 'Boolean')) return whereSet(value, `String(${value})`)
  if (to === `Array<${from}>`) return whereSet(value, `[${value}]`)
  if (from === `Array<${to}>`) return `${value}?.[0]`
  if (from === 'Number' && to === 'Integer') return whereSet(value, `Math.round(${value})`)
  return undefined
}

const isAlike = (from: FieldKind, to: FieldKind) =>
  from === to || (isText(from) && isText(to)) || (from === 'Integer' && to === 'Number')
const isText = (kind: FieldKind) => kind === 'Symbol' || kind === 'Text' || kind === 'Date'
const isNumber = (kind: FieldKind) => kind === 'Integer' || kind === 'Number'
const whereSet = (value: string, made: string) => `${value} === undefined ? undefined : ${made}`

export function placeholder(kind: FieldKind): string {
  if (kind.startsWith('Array')) return '[]'
  if (kind.startsWith('Link')) return kind === 'Link<Asset>' ? "linkToAsset('…')" : "linkToEntry('…')"
  if (isNumber(kind)) return '0'
  if (kind === 'Boolean') return 'false'
  return isText(kind) ? "'…'" : '{ … }'
}
