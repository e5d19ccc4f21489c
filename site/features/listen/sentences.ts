export type Span = { start: number; end: number }

export function sentencesIn(text: string, language: string): Span[] {
  const spans: Span[] = []
  let start = 0
  let end = 0
  for (const piece of piecesOf(text, language)) {
    end += piece.length
    if (abbreviation.test(text.slice(start, end)) && end < text.length) continue
    if (/[\p{L}\p{N}]/u.test(text.slice(start, end))) spans.push({ start, end })
    start = end
  }
  return spans
}

const abbreviation = /(?:^|[\s(])(?:\p{Lu}|Drs?|Mrs?|Ms|Prof|St|vs|No|Fig|e\.g|i\.e)\.\s+$/u

function piecesOf(text: string, language: string): string[] {
  if (!('Segmenter' in Intl)) return text.match(/.+?(?:[.!?…]["”’)]*\s+|$)/gsu) ?? []
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** Characters. Chromium stops a voice after 15 seconds. */
const longestBreath = 160

export function breathsIn(text: string, { start, end }: Span): Span[] {
  if (end - start <= longestBreath) return [{ start, end }]
  const head = text.slice(start, start + longestBreath)
  const [breath] = /^.*[,;:–—]\s/s.exec(head) ?? /^.*\s/s.exec(head) ?? [head]
  const cut = start + breath.length
  return [{ start, end: cut }, ...breathsIn(text, { start: cut, end })]
}
