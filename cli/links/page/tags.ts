import { Tokenizer } from 'htmlparser2'
import { type Attributes, attributeNames, elementNames, isTelling } from './elements.ts'

type Heard = {
  /** `''` is any element without links; it only has `id` and `style`. */
  onOpen(element: string, attributes: Attributes): void
  onText(text: string): void
  onClose(element: string): void
  /** True while a text node is inside an element that is being checked. */
  wantsText(): boolean
}

/** A parser would keep open elements and all attributes, which takes most of the time. */
export function readTags(html: string, heard: Heard): void {
  const foreign = createForeignParts()
  let element = ''
  let isTold = false
  let attributes: Attributes | undefined
  let attribute: string | undefined
  let value = ''

  function endTag() {
    heard.onOpen(element, attributes ?? none)
  }

  const tokenizer = new Tokenizer(
    {},
    {
      isInForeignContext: foreign.isInside,
      onopentagname(start, end) {
        element = foreign.named(elementAt(html, start, end) ?? '')
        isTold = isTelling(element)
        attributes = undefined
      },
      onattribname(start, end) {
        value = ''
        attribute = undefined
        if (isTold || end - start === 'id'.length || end - start === 'style'.length)
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
        foreign.open(element)
        endTag()
      },
      onselfclosingtag() {
        // Only SVG and MathML have self-closing elements.
        if (!foreign.isInside()) foreign.open(element)
        endTag()
      },
      onclosetag(start, end) {
        const name = elementAt(html, start, end) ?? ''
        foreign.close(name)
        heard.onClose(name)
      },
      ontext(start, end) {
        if (heard.wantsText()) heard.onText(html.slice(start, end))
      },
      ontextentity(codePoint) {
        if (heard.wantsText()) heard.onText(String.fromCodePoint(codePoint))
      },
      ...unheard,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
}

const none: Attributes = {}
const nothing = () => {}
const unheard = {
  oncdata: nothing,
  oncomment: nothing,
  ondeclaration: nothing,
  onprocessinginstruction: nothing,
  onend: nothing,
}

/** SVG and MathML close `<title/>` and `<style/>` as XML does. As HTML, these would swallow what follows. */
function createForeignParts() {
  const open: string[] = []
  const isInside = () => foreignNames.has(open.at(-1) ?? '')
  return {
    isInside,
    /** HTML treats `image` as `img`. */
    named: (element: string) => (element === 'image' && !isInside() ? 'img' : element),
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
/** These elements contain HTML again. */
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

const partNames = [...foreignNames, ...htmlNames]

/** Finds names in any case, without allocating strings for other names. */
function knownNames(names: readonly string[]) {
  const byShape = Map.groupBy(names, (name) => shape(name, 0, name.length))
  return (html: string, start: number, end: number): string | undefined =>
    byShape.get(shape(html, start, end))?.find((name) => isAt(html, start, name))
}

/** The bit makes letters lower case. */
const shape = (text: string, start: number, end: number) =>
  (end - start) * 256 + (text.charCodeAt(start) | smallLetter)

function isAt(html: string, start: number, name: string): boolean {
  for (let index = 0; index < name.length; index += 1)
    if ((html.charCodeAt(start + index) | smallLetter) !== name.charCodeAt(index)) return false
  return true
}

const smallLetter = 0x20

const elementAt = knownNames(['template', ...elementNames, ...partNames])
const attributeAt = knownNames(attributeNames)
