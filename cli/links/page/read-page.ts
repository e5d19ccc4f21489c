import { cssAddresses } from './css.ts'
import { type Attributes, addressesIn, noAddresses } from './elements.ts'
import { jsonLdAddresses } from './json-ld.ts'
import { manifestAddresses } from './manifest.ts'
import { ownText } from './own-text.ts'
import { readTags } from './tags.ts'

/** `text` is as it stands in the page, with all its white space. */
export type PageLink = { href: string; element: string; text: string }
export type Page = {
  /** Every link as it is written, entities resolved. */
  links: PageLink[]
  /** What a fragment can point at: ids, and the names of anchors. */
  anchors: Set<string>
  /** Of the first `<base href>`. */
  base?: string
  /** There were more links than are kept. */
  isCut: boolean
  /** A stylesheet, a drawing or a web manifest, which a page loads. */
  isPart?: boolean
}

/** A page of ten megabytes of links says nothing that its first ones do not. */
const mostLinks = 50_000
/** Of the words of a link, white space between them included. */
const longestText = 200

/** Reads what links and what can be linked to. `links: false` leaves out what nobody will ask for. */
export function readPage(html: string, { links }: { links: boolean } = { links: true }): Page {
  const page: Page = { links: [], anchors: new Set(), isCut: false }
  /** The link whose words come now. */
  let open: PageLink | undefined
  /** Depth of `<template>`: what is in there is no part of the page. */
  let inert = 0
  /** The text of a stylesheet or of structured data, as far as it has come. */
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

function takeAnchors(page: Page, name: string, { id, name: called, href }: Attributes) {
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

/** A stylesheet as a page that only links. */
export function readStylesheet(css: string): Page {
  const page: Page = { links: [], anchors: new Set(), isCut: false, isPart: true }
  takeLinks(page, cssAddresses(css), { element: 'style', text: '' })
  return page
}

/** A web manifest as a page that only links. */
export function readManifest(json: string): Page {
  const page: Page = { links: [], anchors: new Set(), isCut: false, isPart: true }
  takeLinks(page, manifestAddresses(json), { element: 'manifest', text: '' })
  return page
}

/** What a link says besides where it leads; the words of an `<a>` follow it. */
const saidOf = (element: string, { alt, title }: Attributes) => ({
  element: element || 'style',
  text: element === 'a' ? '' : (alt ?? title ?? ''),
})

/** Most elements link to nothing. */
function takeLinksOf(page: Page, element: string, attributes: Attributes) {
  // A frame with `srcdoc` shows that document, and does not load its `src`.
  if (element === 'iframe' && attributes.srcdoc !== undefined) return takeFrame(page, attributes.srcdoc)
  const addresses = addressesIn(element, attributes)
  if (addresses === noAddresses) return undefined
  return takeLinks(page, addresses, saidOf(element, attributes))
}

/** Links of a document inside the page follow the base of the page; its fragments point into itself. */
function takeFrame(page: Page, html: string) {
  const { links, isCut } = readPage(html)
  for (const { href, ...said } of links) if (!href.startsWith('#')) takeLinks(page, [href], said)
  page.isCut ||= isCut
  return undefined
}

/** Adds links as far as there is room, and returns the first of them. */
function takeLinks(page: Page, addresses: Iterable<string>, { element, text }: Omit<PageLink, 'href'>) {
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
