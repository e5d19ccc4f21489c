import type { WireEntry } from '../derive/wire.ts'
import { isRecord } from '../safe/is-record.ts'

export const wire = (type: string, fields: Record<string, unknown> = {}, id = type): WireEntry => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: type } } },
  fields,
})

export const deadLink = (id: string) => ({ sys: { id, type: 'Link', linkType: 'Entry' } })

/** Bench programs import this file, and Node.js reads no `.tsx`: it must import no view. */
type Links = { entry(id: string): unknown; asset(id: string): unknown }

export function resolved(value: unknown, links: Links): unknown {
  if (Array.isArray(value)) return value.map((item) => resolved(item, links))
  if (typeof value !== 'object' || value === null) return value
  if ('link' in value && isAlone(value))
    return links.entry(String(value.link)) ?? deadLink(String(value.link))
  if ('asset' in value && isAlone(value))
    return links.asset(String(value.asset)) ?? deadLink(String(value.asset))
  if ('sys' in value) return targetInText(value, links) ?? value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolved(item, links)]))
}

function targetInText({ sys }: { sys?: unknown }, links: Links): unknown {
  if (!isRecord(sys) || sys.type !== 'Link') return undefined
  return sys.linkType === 'Asset' ? links.asset(String(sys.id)) : links.entry(String(sys.id))
}

/** A card in JSON has a link among other keys. */
const isAlone = (value: object) => Object.keys(value).length === 1
