import { Tokenizer } from 'htmlparser2'
import { type Attributes, attributeNames, elementNames, hasLinkAttributes } from './elements.ts'

type TagListener = {
  /** All elements that cannot have links are named `''`, and have only the attributes `id` and `style`. */
  onOpen(element: string, attributes: Attributes): void
  onText(text: string): void
  onClose(element: string): void
  /** True while a text node is inside an element that is being checked. */
  wantsText(): boolean
}

/** Only the tokenizer: the parser spends most of its time elsewhere. */
export function readTags(html: string, listener: TagListener): void {
  const foreignParts = trackForeignParts()
  let element = ''
  let canHaveLinks = false
  let attributes: Attributes | undefined
  let attribute: string | undefined
  let value = ''

  function reportOpen() {
    listener.onOpen(element, attributes ?? noAttributes)
  }

  const tokenizer = new Tokenizer(
    {},
    {
      isInForeignContext: foreignParts.isInside,
      onopentagname(start, end) {
        element = foreignParts.htmlName(elementAt(html, start, end) ?? '')
        canHaveLinks = hasLinkAttributes(element)
        attributes = undefined
      },
      onattribname(start, end) {
        value = ''
        attribute = undefined
        // In other elements, only `id` and `style` matter. Their lengths exclude most names without a lookup.
        if (canHaveLinks || end - start === 'id'.length || end - start === 'style'.length)
          attribute = attributeAt(html, start, end)
      },
      onattribdata(start, end) {
        if (attribute !== undefined) value += html.slice(start, end)
      },
      onattribentity(codePoint) {
        if (attribute !== undefined) value += String.fromCodePoint(codePoint)
      },
      onattribend() {
        if (attribute === undefined) return
        attributes ??= {}
        attributes[attribute] ??= value
      },
      onopentagend() {
        foreignParts.open(element)
        reportOpen()
      },
      onselfclosingtag() {
        // Only SVG and MathML have self-closing elements.
        if (!foreignParts.isInside()) foreignParts.open(element)
        reportOpen()
      },
      onclosetag(start, end) {
        const name = elementAt(html, start, end) ?? ''
        foreignParts.close(name)
        listener.onClose(name)
      },
      ontext(start, end) {
        if (listener.wantsText()) listener.onText(html.slice(start, end))
      },
      ontextentity(codePoint) {
        if (listener.wantsText()) listener.onText(String.fromCodePoint(codePoint))
      },
      ...ignoredEvents,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
}

const noAttributes: Attributes = {}
const nothing = () => {}
const ignoredEvents = {
  oncdata: nothing,
  oncomment: nothing,
  ondeclaration: nothing,
  onprocessinginstruction: nothing,
  onend: nothing,
}

/** In SVG and MathML, `<title/>` and `<style/>` are complete. In HTML, they would contain all that follows. */
function trackForeignParts() {
  const open: string[] = []
  const isInside = () => foreignNames.has(open.at(-1) ?? '')
  return {
    isInside,
    /** HTML treats `image` as `img`. */
    htmlName: (element: string) => (element === 'image' && !isInside() ? 'img' : element),
    open(element: string) {
      if (foreignNames.has(element) || (open.length > 0 && htmlNames.has(element))) open.push(element)
    },
    close(element: string) {
      if (open.length === 0) return
      const at = open.lastIndexOf(element)
      if (at >= 0) open.length = at
    },
  }
}

const foreignNames = new Set(['svg', 'math'])
/** Inside these elements of SVG and MathML, the content is HTML again. */
const htmlNames = new Set([
  'foreignobject',
  'desc',
  'title',
  'mi',
  'mo',
  'mn',
  'ms',
  'mtext',
  'annotation-xml',
])

const foreignPartNames = [...foreignNames, ...htmlNames]

/** Finds names in any case, without allocating strings for other names. */
function knownNames(names: readonly string[]) {
  const byShape = Map.groupBy(names, (name) => shape(name, 0, name.length))
  return (html: string, start: number, end: number): string | undefined =>
    byShape.get(shape(html, start, end))?.find((name) => isAt(html, start, name))
}

/** Returns equal numbers for names of the same length and first letter, in any case. */
const shape = (text: string, start: number, end: number) =>
  (end - start) * 256 + (text.charCodeAt(start) | lowerCaseBit)

function isAt(html: string, start: number, name: string): boolean {
  for (let index = 0; index < name.length; index += 1)
    if ((html.charCodeAt(start + index) | lowerCaseBit) !== name.charCodeAt(index)) return false
  return true
}

const lowerCaseBit = 0x20

const elementAt = knownNames(['template', ...elementNames, ...foreignPartNames])
const attributeAt = knownNames(attributeNames)
