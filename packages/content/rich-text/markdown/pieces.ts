/** Characters that one piece has at least: fewer are not worth a parser of their own. */
const pieceSize = 4000

/**
 * Splits long Markdown where a new block begins in any case: a line of words after an empty one. Parsers need more than
 * twice as long for twice as much. What refers to other parts of the text, or may span empty lines, stays whole.
 */
export function piecesOf(source: string): string[] {
  if (source.length <= pieceSize || spansLines.test(source)) return [source]
  const pieces: string[] = []
  let start = 0
  let at = 0
  let fence = ''
  let wasEmpty = false
  for (const line of source.split('\n')) {
    if (wasEmpty && fence === '' && at - start >= pieceSize && beginsWithWords.test(line)) {
      pieces.push(source.slice(start, at))
      start = at
    }
    fence = fenceAfter(line, fence)
    wasEmpty = line.trim() === ''
    at += line.length + 1
  }
  return [...pieces, source.slice(start)]
}

/** A definition counts for the whole text; comments and scripts may hold empty lines. */
const spansLines = /^ {0,3}(?:\[[^\]\n]+\]:|<(?:script|pre|style|textarea|!|\?))/im
const beginsWithWords = /^[^\s>+*\-\d]/

/** The fence of the code block that is open after a line. */
function fenceAfter(line: string, open: string): string {
  const [, marks = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? []
  if (open === '') return marks
  return marks.startsWith(open) && line.trim() === marks ? '' : open
}
