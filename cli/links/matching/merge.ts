import type { AuditName, Finding, LinkPlace } from '../finding.ts'

/**
 * Lists each link once, for all pages and both audits. Content findings take precedence, because they know the reason.
 */
export function merged(audits: Readonly<Partial<Record<AuditName, readonly Finding[]>>>): Finding[] {
  const byPlace = new Map<string, { finding: Finding; pages: Set<string>; audits: Set<AuditName> }>()
  for (const audit of ['content', 'site'] as const)
    for (const finding of audits[audit] ?? []) {
      const key = keyOf(finding)
      const known = byPlace.get(key) ?? { finding, pages: new Set(), audits: new Set() }
      known.audits.add(audit)
      if (finding.place.page) known.pages.add(finding.place.page)
      byPlace.set(key, known)
    }
  return [...byPlace.values()].map(({ finding, pages, audits: by }) => ({
    ...finding,
    place: withPages(finding.place, pages.size),
    audits: [...by],
  }))
}

const keyOf = ({ url, place: { space, entry, field, path } }: Finding) =>
  entry === undefined ? `site ${url}` : [space, entry, field, path, url].join(' ')

function withPages(place: LinkPlace, pages: number): LinkPlace {
  const otherPages = Math.max(place.otherPages ?? 0, pages - 1)
  return otherPages > 0 ? { ...place, otherPages } : place
}
