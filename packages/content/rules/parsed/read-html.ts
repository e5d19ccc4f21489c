import type { Root } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { short } from '../../field-rules/addresses.ts'
import { elementsIn } from '../../html/elements-in.ts'
import { maxHtmlCharacters, parse as parseHtml } from '../../html/parse.ts'
import { schema } from '../../html/schema.ts'
import { isAllowedAddress } from '../../links/link-attributes.ts'
import type { Context } from '../rule.ts'
import { siteFault } from '../site.ts'

export function leftOut(html: string): string[] {
  const { tree, fault } = parse(html)
  if (fault) return [`The site shows only the text of this HTML: ${fault}`]
  const before = partsOf(tree)
  const after = partsOf(sanitize(tree, schema) as Root)
  const lost = [...before].filter(([part, count]) => (after.get(part) ?? 0) < count).map(([part]) => part)
  return [
    ...(lost.length > 0 ? [`The site leaves out ${listOf(lost)}.`] : []),
    ...(html.length > maxHtmlCharacters
      ? [`The site shows only the first ${maxHtmlCharacters} characters of this HTML. Shorten it.`]
      : []),
  ]
}

export const deadLinks = (html: string) =>
  linksIn(html)
    .filter((address) => !isAllowedAddress(address))
    .map((address) => `A link in this HTML does not work: “${short(address)}” is not a valid address.`)

export const missingPages = (html: string, { site }: Context) =>
  site ? linksIn(html).flatMap((address) => siteFault(address, site) ?? []) : []

const linksIn = (html: string) =>
  elementsIn(parse(html).tree)
    .filter(({ tagName, properties }) => tagName === 'a' && properties.href !== undefined)
    .map(({ properties }) => String(properties.href))

export const barePictures = (html: string) =>
  elementsIn(parse(html).tree)
    .filter(({ tagName }) => tagName === 'img')
    .flatMap(({ properties: { src = '', alt, width, height } }) => {
      const name = `The picture “${short(String(src))}” in this HTML`
      return [
        ...(alt === undefined ? [`${name} has no alternative text: give it an alt attribute.`] : []),
        ...(width && height ? [] : [`${name} has no width and height, so the page moves while it loads.`]),
      ]
    })

/** Cached, because several rules read the same source in turn. */
let last: ({ html: string } & ParsedHtml) | undefined
type ParsedHtml = { tree: Root; fault?: string }

function parse(html: string): ParsedHtml {
  if (last?.html !== html) last = { html, ...read(html.slice(0, maxHtmlCharacters)) }
  return last
}

function read(html: string): ParsedHtml {
  try {
    return { tree: parseHtml(html) }
  } catch (error) {
    return { tree: { type: 'root', children: [] }, fault: error instanceof Error ? error.message : '' }
  }
}

function partsOf(root: Root): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { tagName, properties } of elementsIn(root)) {
    const attributes = Object.keys(properties).map((name) => `${name.toLowerCase()} of <${tagName}>`)
    for (const part of [`<${tagName}>`, ...attributes]) counts.set(part, (counts.get(part) ?? 0) + 1)
  }
  return counts
}

const mostNamed = 12
const listOf = (parts: readonly string[]) =>
  parts.length > mostNamed
    ? `${parts.slice(0, mostNamed).join(', ')} and ${parts.length - mostNamed} more`
    : parts.join(', ')
