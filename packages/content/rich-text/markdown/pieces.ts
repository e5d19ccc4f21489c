/** Smaller pieces, in characters, are not worth a parser run. */
const pieceSize = 4000

/**
 * Parser time grows faster than the length. Splits where a block always begins: a line of words after an empty line.
 * Texts with references or constructs across empty lines stay whole.
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

/** Definitions apply to the whole text; comments and scripts may hold empty lines. */
const spansLines = /^ {0,3}(?:\[[^\]\n]+\]:|<(?:script|pre|style|textarea|!|\?))/im
const beginsWithWords = /^[^\s>+*\-\d]/

function fenceAfter(line: string, open: string): string {
  const [, marks = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? []
  if (open === '') return marks
  return marks.startsWith(open) && line.trim() === marks ? '' : open
}
