export type FoundLink = { linkType: 'Entry' | 'Asset'; id: string }

/** Every link inside a field's value: a link, a list of them, or those of a rich text. */
export function linksIn(value: unknown): FoundLink[] {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (typeof value !== 'object' || value === null) return []
  const { sys } = value as { sys?: { type?: unknown; linkType?: unknown; id?: unknown } }
  if (sys?.type === 'Link' && typeof sys.id === 'string')
    return sys.linkType === 'Entry' || sys.linkType === 'Asset'
      ? [{ linkType: sys.linkType, id: sys.id }]
      : []
  return Object.values(value).flatMap(linksIn)
}
