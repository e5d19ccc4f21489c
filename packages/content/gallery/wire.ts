import type { WireAsset, WireEntry } from '../derive/wire.ts'
import { isRecord } from '../safe/is-record.ts'

/** In the association's space. */
export const wire = (type: string, fields: Record<string, unknown> = {}, id = type): WireEntry => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: type } } },
  fields,
})

/** Its target was not delivered. */
export const deadLink = (id: string) => ({ sys: { id, type: 'Link', linkType: 'Entry' } })

/** Finds a picture or file of the seed by its id. */
export type AssetFor = (id: string) => WireAsset | undefined
type Links = { entry(id: string): unknown; asset(id: string): unknown }

/** Replaces each link of a fixture by its target. */
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

/** Returns undefined for an object that is not a link. */
function targetInText({ sys }: { sys?: unknown }, links: Links): unknown {
  if (!isRecord(sys) || sys.type !== 'Link') return undefined
  return sys.linkType === 'Asset' ? links.asset(String(sys.id)) : links.entry(String(sys.id))
}

/** A card in JSON has a link among other keys, but is not a link. */
const isAlone = (value: object) => Object.keys(value).length === 1
