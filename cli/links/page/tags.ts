import { Tokenizer } from 'htmlparser2'
import { type Attributes, attributeNames, elementNames, isTelling } from './elements.ts'
import { createForeignParts, partNames } from './foreign-parts.ts'
import { knownNames } from './known-names.ts'

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

const elementAt = knownNames(['template', ...elementNames, ...partNames])
const attributeAt = knownNames(attributeNames)
