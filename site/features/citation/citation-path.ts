export type CitationFormat = 'bib' | 'ris' | 'txt'

type Cited = { space: string; entry: string }

export const citationPath = ({ space, entry }: Cited, format: CitationFormat) =>
  `/api/citation/${space}/${encodeURIComponent(entry)}.${format}`
