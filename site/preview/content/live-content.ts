import type { Entry } from '@association/content'
import { problemsOf, type ReadProblem, reader } from '@association/content/read'
import type { Delivered } from '@association/services/contentful/delivered.ts'
import { contentGraph } from './content-graph.ts'
import { keyOf, type Ref, type SpaceIds, spaceFor } from './links.ts'

export type LiveContent = ReturnType<typeof liveContent>

/** Unchanged entries keep their identity. The published version omits hidden blocks, as for visitors. */
export function liveContent(delivered: Delivered, ids: SpaceIds, version?: 'published') {
  const graph = contentGraph(delivered, ids)
  const read = reader({
    spaceOf: ({ sys }) => spaceFor(ids, sys.space?.sys.id) ?? delivered.space,
    keepsHidden: version !== 'published',
    known: new WeakMap(),
  })
  const asked = new Set(graph.missing().map(keyOf))
  const reported = new Map<Entry, Map<string, ReadProblem>>()
  const entries = () => graph.entries().flatMap((wire) => read(wire) ?? [])

  return {
    ...graph,
    entry(): Entry | undefined {
      const root = graph.root()
      return root && read(root)
    },

    /** Returns missing link targets, each once. */
    newlyLinked(): Ref[] {
      const links = graph.missing().filter((ref) => !asked.has(keyOf(ref)))
      for (const link of links) asked.add(keyOf(link))
      return links
    },
    /** The next change of its entry retries a failed link. */
    askAgain: (ref: Ref) => void asked.delete(keyOf(ref)),

    /** Kept until the entry changes. */
    report(problem: ReadProblem) {
      const entry = entries().find(({ id, space }) => id === problem.entry && space === problem.space)
      if (!entry) return
      const known = reported.get(entry) ?? new Map<string, ReadProblem>()
      reported.set(entry, known.set(`${problem.field}: ${problem.message}`, problem))
    },

    problems(): ReadProblem[] {
      const shown = entries()
      for (const entry of reported.keys()) if (!shown.includes(entry)) reported.delete(entry)
      return shown.flatMap((entry) => [...problemsOf(entry), ...(reported.get(entry)?.values() ?? [])])
    },
  }
}
