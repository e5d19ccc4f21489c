import { type Attributes, addressesIn } from './elements.ts'
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

  readTags(html, {
    onOpen(name, attributes) {
      if (name === 'template') inert += 1
      if (inert > 0) return
      takeAnchors(page, name, attributes)
      if (!links) return
      const found = takeLinks(page, name, attributes)
      if (name === 'a') open = found[0]
      if (open && name === 'img' && attributes.alt) addText(open, attributes.alt)
    },
    wantsText: () => open !== undefined,
    onText(text) {
      if (open) addText(open, text)
    },
    onClose(name) {
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

function takeLinks(page: Page, element: string, attributes: Attributes): PageLink[] {
  const addresses = addressesIn(element, attributes)
  if (addresses.length === 0) return noLinks
  const text = attributes.alt ?? attributes.title ?? ''
  const found = addresses.map((href) => ({ href, element, text: element === 'a' ? '' : text }))
  page.isCut ||= page.links.length + found.length > mostLinks
  if (!page.isCut) page.links.push(...found)
  return found
}

const noLinks: PageLink[] = []

function addText(link: PageLink, text: string) {
  if (link.text.length < longestText) link.text += text
}
