import type { Entry } from '../define/values.ts'
import { type ReadProblem, reader } from '../derive/read.ts'
import type { WireAsset, WireEntry } from '../derive/wire.ts'
import { deadLink, resolved, wire } from '../gallery/links.ts'
import { fixtures } from '../generated/fixtures.ts'
import type { ContentTypeId } from '../generated/ids.ts'
import type { RenderOptions } from '../render/page-context.ts'

export { deadLink, wire }

export const options: RenderOptions = {
  mode: 'public',
  scheme: 'https',
  links: {
    own: ['www.leaders.example'],
    platform: ['members.leaders.example'],
    memberApp: 'https://members.leaders.example',
  },
}

/** Links are resolved, as from the Delivery API. */
export function wireFixtures(): Record<ContentTypeId, WireEntry> {
  const ids = Object.keys(fixtures) as ContentTypeId[]
  const wires = Object.fromEntries(ids.map((id) => [id, wire(id)])) as Record<string, WireEntry>
  const links = { entry: (id: string) => wires[id], asset: wireAsset }
  for (const id of ids) {
    const entry = wires[id]
    if (entry) entry.fields = resolved(fixtures[id], links) as Record<string, unknown>
  }
  return wires as Record<ContentTypeId, WireEntry>
}

export const wireAsset = (id: string): WireAsset => ({
  sys: { id },
  fields: {
    title: 'First light',
    description: 'The sun rises behind blue hills.',
    file: {
      url: `//images.example/${id}.png`,
      contentType: 'image/png',
      details: { size: 1, image: { width: 2400, height: 1250 } },
    },
  },
})

export function readPage(page: WireEntry): { page: Entry<'page'>; problems: ReadProblem[] } {
  const problems: ReadProblem[] = []
  const read = reader({ spaceOf: () => 'association', report: (problem) => problems.push(problem) })
  const entry = read(page)
  if (entry?.type !== 'page') throw new Error('not a page')
  return { page: entry, problems }
}

export const pageOf = (...sections: unknown[]) =>
  readPage(wire('page', { title: 'A page', path: '/a', sections }))
