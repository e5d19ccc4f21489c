export type FoundLink = { linkType: 'Entry' | 'Asset'; id: string }

/** Every link inside a field's value: a link, a list of them, or those of a rich text. */
export function linksIn(value: unknown): FoundLink[] {
  const found: FoundLink[] = []
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    const link = linkOf(next)
    if (link) found.push(link)
    else if (!('sys' in next)) for (const part of Object.values(next).toReversed()) open.push(part)
  }
  return found
}

/** The link that a value is, if it is one to an entry or a file of the same space. */
export function linkOf(value: unknown): FoundLink | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { sys } = value as { sys?: { type?: unknown; linkType?: unknown; id?: unknown } }
  if (sys?.type !== 'Link' || typeof sys.id !== 'string') return undefined
  return sys.linkType === 'Entry' || sys.linkType === 'Asset'
    ? { linkType: sys.linkType, id: sys.id }
    : undefined
}
