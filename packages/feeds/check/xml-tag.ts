import { isStorable } from '../formats/text.ts'
import { FeedFault } from './fault.ts'

export type Tag =
  | { kind: 'open'; name: string; attributes: Record<string, string>; isEmpty: boolean }
  | { kind: 'close'; name: string }

/** Returns the index after the `>`; -1 while incomplete. */
export function tagEnd(source: string): number {
  let quote = ''
  for (let at = 1; at < source.length; at += 1) {
    const sign = source.charAt(at)
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at + 1
  }
  return -1
}

const name = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`
const attribute = String.raw`\s+(${name})\s*=\s*("[^"<]*"|'[^'<]*')`
const opening = new RegExp(String.raw`^<(${name})((?:${attribute})*)\s*(/?)>$`)
const closing = new RegExp(String.raw`^</(${name})\s*>$`)
const eachAttribute = new RegExp(attribute, 'g')

/** Throws FeedFault. */
export function parseTag(source: string): Tag {
  const [, closed] = closing.exec(source) ?? []
  if (closed) return { kind: 'close', name: closed }
  const [, opened, written = ''] = opening.exec(source) ?? []
  if (!opened) throw new FeedFault(`has an invalid tag: ${source.slice(0, 60)}`)
  const attributes: Record<string, string> = {}
  for (const [, key = '', value = ''] of written.matchAll(eachAttribute)) {
    if (Object.hasOwn(attributes, key)) throw new FeedFault(`has ${key} twice in one tag`)
    attributes[key] = decoded(value.slice(1, -1))
  }
  return { kind: 'open', name: opened, attributes, isEmpty: source.endsWith('/>') }
}

const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** Throws FeedFault for an unknown reference. */
export const decoded = (text: string) =>
  text.includes('&') ? text.replaceAll(/&(?:#?\w{1,10};)?/g, (reference) => signOf(reference)) : text

function signOf(reference: string): string {
  const word = reference.slice(1, -1)
  const code = word.startsWith('#x') ? Number(`0x${word.slice(2)}`) : Number(word.slice(1))
  const sign = word.startsWith('#') ? character(code) : named.get(word)
  if (sign === undefined) throw new FeedFault(`has “${reference}”, which is not an XML reference`)
  return sign
}

function character(code: number): string | undefined {
  const sign = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  return sign && isStorable(sign) ? sign : undefined
}
