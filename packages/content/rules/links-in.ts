export type FoundLink = { linkType: 'Entry' | 'Asset'; id: string }

/** `spaceId` is Contentful's id. */
export type ForeignLink = FoundLink & { spaceId: string }

export const linksIn = (value: unknown): FoundLink[] => collect(value, linkOf)

export const foreignLinksIn = (value: unknown): ForeignLink[] => collect(value, foreignLinkOf)

function collect<Found>(value: unknown, read: (value: object) => Found | undefined): Found[] {
  const found: Found[] = []
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    const link = read(next)
    if (link) found.push(link)
    else if (!('sys' in next)) for (const part of Object.values(next).toReversed()) open.push(part)
  }
  return found
}

/** Returns undefined for other spaces. */
export function linkOf(value: unknown): FoundLink | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { sys } = value as { sys?: { type?: unknown; linkType?: unknown; id?: unknown } }
  if (sys?.type !== 'Link' || typeof sys.id !== 'string') return undefined
  return sys.linkType === 'Entry' || sys.linkType === 'Asset'
    ? { linkType: sys.linkType, id: sys.id }
    : undefined
}

/** Matches `crn:contentful:::content:spaces/S/environments/E/entries/ID`; the environment can be missing. */
const foreignAddress = /:spaces\/([^/]+)\/(?:environments\/[^/]+\/)?(entries|assets)\/([^/]+)$/

export function foreignLinkOf(value: unknown): ForeignLink | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { sys } = value as { sys?: { type?: unknown; urn?: unknown } }
  if (sys?.type !== 'ResourceLink' || typeof sys.urn !== 'string') return undefined
  const [, spaceId, kind, id] = sys.urn.match(foreignAddress) ?? []
  return spaceId && id ? { spaceId, id, linkType: kind === 'assets' ? 'Asset' : 'Entry' } : undefined
}
