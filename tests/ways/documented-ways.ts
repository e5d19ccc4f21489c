import { read } from '../architecture/sources.ts'

/** A part is a run of files that call each other. Between two parts, something else carries the way on. */
export type Way = { title: string; parts: string[][] }

const stop = /^\d+\. \[([^\]]+(?:\\\][^\]]*)*)\]\(/

/** Paths from the root of the repository. */
export function documentedWays(): Way[] {
  return read('docs/ways.md')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n')
      const parts: string[][] = [[]]
      for (const line of lines.filter((each) => each !== '')) {
        const path = stop.exec(line)?.[1]?.replaceAll('\\', '')
        if (path) parts.at(-1)?.push(path)
        else parts.push([])
      }
      return { title, parts: parts.filter((part) => part.length > 0) }
    })
}

/** Throws if the document has no such way. */
export function stopsOf(title: string): string[] {
  const way = documentedWays().find((each) => each.title === title)
  if (!way) throw new Error(`docs/ways.md has no “${title}”.`)
  return way.parts.flat()
}
