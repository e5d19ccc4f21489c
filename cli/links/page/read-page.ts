import { isRecord } from '@association/content/safe/is-record.ts'
import { parsedJson } from '@association/content/safe/parsed-json.ts'
import { cssAddresses } from './css.ts'
import { type Attributes, addressesIn, noAddresses } from './elements.ts'
import { jsonLdAddresses } from './json-ld.ts'
import { ownText } from './own-text.ts'
import { readTags } from './tags.ts'

/** `text` keeps its white space. */
export type PageLink = { href: string; element: string; text: string }
export type LinkedPage = {
  /** Entities are decoded. */
  links: PageLink[]
  /** Ids and anchor names. */
  anchors: Set<string>
  /** First `<base href>`. */
  base?: string
  /** True if links were omitted. */
  isCut: boolean
  /** A stylesheet, an SVG image or a web manifest that a page loads. */
  isPart?: boolean
}

/** Further links of a huge page add nothing. */
const mostLinks = 50_000
/** Characters of a link text. */
const longestText = 200

/** `links: false` reads only the anchors. */
export function readPage(html: string, { links }: { links: boolean } = { links: true }): LinkedPage {
  const page: LinkedPage = { links: [], anchors: new Set(), isCut: false }
  let open: PageLink | undefined
  /** Depth of `<template>`, which is not rendered. */
  let inert = 0
  let raw: Raw | undefined

  readTags(html, {
    onOpen(name, attributes) {
      if (name === 'template') inert += 1
      if (inert > 0) return
      takeAnchors(page, name, attributes)
      if (!links) return
      raw = rawIn(name, attributes)
      const first = takeLinksOf(page, name, attributes)
      if (name === 'a') open = first
      if (open && name === 'img' && attributes.alt) addText(open, attributes.alt)
    },
    wantsText: () => open !== undefined || raw !== undefined,
    onText(text) {
      if (raw) raw.text += text
      else if (open) addText(open, text)
    },
    onClose(name) {
      if (raw && name === raw.element) {
        takeLinks(page, raw.read(raw.text), { element: name, text: '' })
        raw = undefined
      }
      if (name === 'template') inert = Math.max(0, inert - 1)
      if (name === 'a') open = undefined
    },
  })
  return page
}

function takeAnchors(page: LinkedPage, name: string, { id, name: called, href }: Attributes) {
  if (id) page.anchors.add(ownText(id))
  if (name === 'a' && called) page.anchors.add(ownText(called))
  if (name === 'base' && href !== undefined) page.base ??= href
}

type Raw = { element: string; text: string; read(text: string): Iterable<string> }

function rawIn(element: string, { type }: Attributes): Raw | undefined {
  if (element === 'style') return { element, text: '', read: cssAddresses }
  const isData = element === 'script' && /^\s*application\/ld\+json\b/i.test(type ?? '')
  return isData ? { element, text: '', read: jsonLdAddresses } : undefined
}

export function readStylesheet(css: string): LinkedPage {
  const page: LinkedPage = { links: [], anchors: new Set(), isCut: false, isPart: true }
  takeLinks(page, cssAddresses(css), { element: 'style', text: '' })
  return page
}

export function readManifest(json: string): LinkedPage {
  const page: LinkedPage = { links: [], anchors: new Set(), isCut: false, isPart: true }
  takeLinks(page, manifestAddresses(json), { element: 'manifest', text: '' })
  return page
}

const saidOf = (element: string, { alt, title }: Attributes) => ({
  element: element || 'style',
  text: element === 'a' ? '' : (alt ?? title ?? ''),
})

function takeLinksOf(page: LinkedPage, element: string, attributes: Attributes) {
  // `srcdoc` replaces `src`.
  if (element === 'iframe' && attributes.srcdoc !== undefined) return takeFrame(page, attributes.srcdoc)
  const addresses = addressesIn(element, attributes)
  if (addresses === noAddresses) return undefined
  return takeLinks(page, addresses, saidOf(element, attributes))
}

/** Links in `srcdoc` use the base of the page; its fragments point into itself. */
function takeFrame(page: LinkedPage, html: string) {
  const { links, isCut } = readPage(html)
  for (const { href, ...said } of links) if (!href.startsWith('#')) takeLinks(page, [href], said)
  page.isCut ||= isCut
  return undefined
}

function takeLinks(page: LinkedPage, addresses: Iterable<string>, { element, text }: Omit<PageLink, 'href'>) {
  const before = page.links.length
  for (const href of addresses) {
    if (page.links.length === mostLinks) {
      page.isCut = true
      break
    }
    page.links.push({ href, element, text })
  }
  return page.links[before]
}

function addText(link: PageLink, text: string) {
  if (link.text.length < longestText) link.text += text
}

function* manifestAddresses(text: string): Generator<string> {
  const manifest = parsedJson(text)
  if (!isRecord(manifest)) return
  yield* texts(manifest.start_url)
  yield* manifestPictures(manifest)
  for (const shortcut of records(manifest.shortcuts)) {
    yield* texts(shortcut.url)
    yield* manifestPictures(shortcut)
  }
}

function* manifestPictures({ icons, screenshots }: Record<string, unknown>) {
  for (const { src } of [...records(icons), ...records(screenshots)]) yield* texts(src)
}

const texts = (value: unknown): string[] => (typeof value === 'string' ? [value] : [])
const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])
