import type { Entry } from '../define/values.ts'
import { type Problem, reader } from '../derive/read.ts'
import { isWireAsset, type WireAsset, type WireEntry } from '../derive/wire.ts'
import { fixtures } from '../generated/fixtures.ts'
import type { ContentTypeId } from '../generated/ids.ts'
import type { RenderOptions } from '../render/page-context.ts'

export const options: RenderOptions = {
  mode: 'public',
  scheme: 'https',
  links: { own: ['www.leaders.example'], platform: ['members.leaders.example'] },
}

/** The fixtures as the Delivery API would send them: every link replaced by what it leads to. */
export function wireFixtures(): Record<ContentTypeId, WireEntry> {
  const ids = Object.keys(fixtures) as ContentTypeId[]
  const wires = Object.fromEntries(ids.map((id) => [id, wire(id)])) as Record<ContentTypeId, WireEntry>
  for (const id of ids) {
    wires[id].fields = resolve(fixtures[id], wires) as Record<string, unknown>
  }
  return wires
}

/** An entry on the wire, of the association's space. */
export const wire = (type: string, fields: Record<string, unknown> = {}, id = type): WireEntry => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: type } } },
  fields,
})

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

export const deadLink = (id: string) => ({ sys: { id, type: 'Link', linkType: 'Entry' } })

/** Reads a wire page, with what the reader had to say about it. */
export function readPage(page: WireEntry): { page: Entry<'page'>; problems: Problem[] } {
  const problems: Problem[] = []
  const read = reader({ spaceOf: () => 'association', report: (problem) => problems.push(problem) })
  const entry = read(page)
  if (entry?.type !== 'page') throw new Error('not a page')
  return { page: entry, problems }
}

/** A page of these blocks. */
export const pageOf = (...sections: unknown[]) =>
  readPage(wire('page', { title: 'A page', path: '/a', sections }))

function resolve(value: unknown, wires: Record<string, WireEntry>): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, wires))
  if (typeof value !== 'object' || value === null) return value
  if ('link' in value) return wires[String(value.link)] ?? deadLink(String(value.link))
  if ('asset' in value) return wireAsset(String(value.asset))
  if (isWireAsset(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, wires)]))
}
