import { type Piece, positionsOf } from './positions.ts'
import { type Span, sentencesIn } from './sentences.ts'

type Passage = { text: string; pieces: Piece<Text>[] }

export type Sentence = { passage: Passage; span: Span }

/** Other blocks have captions and buttons. */
const readable = 'p,h2,h3,h4,h5,h6,blockquote,ul,ol'
const owners = 'p,li,blockquote,h2,h3,h4,h5,h6'
/** Notes, their numbers and their heading. */
const skipped = 'sup,[id^="note-"],:has(+ol>[id^="note-"])'

export const sentencesOf = (text: Element, language: string): Sentence[] =>
  passagesIn(text).flatMap((passage) =>
    sentencesIn(passage.text, language).map((span) => ({ passage, span })),
  )

function passagesIn(text: Element): Passage[] {
  const passages = new Map<Element, Passage>()
  for (const block of text.children) if (block.matches(readable)) addPassages(passages, block)
  return [...passages.values()]
}

function addPassages(passages: Map<Element, Passage>, block: Element) {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const owner = node.parentElement?.closest(owners)
    if (!owner || node.parentElement?.closest(skipped)) continue
    const passage = passages.get(owner) ?? { text: '', pieces: [] }
    passages.set(owner, passage)
    if (node.nodeName === 'BR') passage.text += '\n'
    else if (node instanceof Text) {
      passage.pieces.push({ node, start: passage.text.length })
      passage.text += node.data
    }
  }
}

export function rangeOf({ passage, span }: Sentence): Range {
  const range = new Range()
  const positions = positionsOf(passage, span)
  if (positions) {
    range.setStart(positions.from.node, positions.from.offset)
    range.setEnd(positions.to.node, positions.to.offset)
  }
  return range
}
