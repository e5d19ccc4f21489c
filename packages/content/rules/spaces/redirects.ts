import { short } from '../../field-rules/addresses.ts'
import { plainPath } from '../../links/own-path.ts'
import { isFixedRoute } from '../../lists/fixed-routes.ts'
import { pathOf } from '../page-path.ts'
import { endOf, pathIn, type Redirects, redirectsIn } from '../redirects.ts'
import type { SaidIssue, SpacesRule } from '../rule.ts'
import { type Content, isPublished, type Subject, titleOf } from '../subject.ts'

/** The site compares its own paths, without a host. */
const hosts = { own: [] }

export const redirectsLeadOn: SpacesRule = {
  id: 'redirect',
  title: 'Redirects that do not work',
  about: 'A redirect starts at a path without a page, and leads to a page in one step.',
  severity: 'error',
  scope: 'spaces',
  check(subjects) {
    const redirects = redirectsIn(subjects)
    if (redirects.size === 0) return []
    const pages = pagesOf(subjects)
    const all = subjects.filter(({ type, values }) => type.id === 'redirect' && isWritten(values))
    return all.flatMap((subject) =>
      [
        ...startFaults(subject, { pages, others: all.filter((other) => other !== subject) }),
        ...endFaults(subject, { pages, redirects }),
      ].map((said) => ({ subject, ...said })),
    )
  },
}

type Pages = ReadonlyMap<string, Subject>
const isWritten = ({ from, to }: Subject['values']) => typeof from === 'string' && typeof to === 'string'
const pathFrom = ({ values }: Subject) => plainPath(String(values.from))

function startFaults(
  subject: Subject,
  { pages, others }: { pages: Pages; others: readonly Subject[] },
): SaidIssue[] {
  const path = pathFrom(subject)
  const page = pages.get(path)
  const start = short(String(subject.values.from))
  return [
    ...(page
      ? [
          `“${start}” is the path of “${titleOf(page.type, page.values, page.id)}”, so visitors would no longer see this page. Enter another path, or unpublish the page.`,
        ]
      : isFixedRoute(path)
        ? [
            `The site itself has a page at “${start}”, so visitors would no longer see it. Enter another path.`,
          ]
        : []),
    ...others
      .filter((other) => pathFrom(other) === path)
      .map(
        (other) =>
          `Another redirect starts at the same path: “${short(String(other.values.from))}” to “${short(String(other.values.to))}”. Delete one of them.`,
      ),
    ...others
      .filter((other) => pathFrom(other) !== path && pathFrom(other).toLowerCase() === path.toLowerCase())
      .filter((other) => other.values.to !== subject.values.to)
      .map(
        (other) =>
          `“${short(String(other.values.from))}” differs only by capital letters, but leads to “${short(String(other.values.to))}”. Let both lead to the same address.`,
      ),
  ].map((message) => ({ field: 'from', message }))
}

function endFaults(
  subject: Subject,
  { pages, redirects }: { pages: Pages; redirects: Redirects },
): SaidIssue[] {
  const to = String(subject.values.to)
  const path = pathIn(to, hosts)
  if (path === undefined) return []
  const told = (message: string): SaidIssue[] => [{ field: 'to', message }]
  // The content type itself refuses equal texts.
  if (to === subject.values.from) return []
  if (path === pathFrom(subject)) return told('The redirect leads to itself. Enter another address.')
  if (redirects.has(path)) {
    const end = endOf(path, redirects, hosts)
    if (end === undefined)
      return told(`From “${short(to)}”, redirects lead in a circle. Enter another address.`)
    return [
      {
        field: 'to',
        severity: 'warning',
        message: `“${short(to)}” redirects to “${short(end)}”. Enter “${short(end)}” here.`,
      },
    ]
  }
  if (pages.has(path) || isFixedRoute(path)) return []
  return told(`No published page of the site has the path “${short(path)}”. Enter the path of a page.`)
}

/** A path may depend on other entries of the space. */
function pagesOf(subjects: readonly Subject[]): Pages {
  const pages = new Map<string, Subject>()
  for (const [, here] of Map.groupBy(subjects, ({ space }) => space)) {
    const content: Content = {
      entries: new Map(here.map((entry) => [entry.id, { ...entry, typeName: entry.type.name }])),
      files: new Map(),
    }
    for (const entry of here) {
      const path = isPublished(entry.status) ? pathOf(entry, content) : undefined
      if (path !== undefined) pages.set(plainPath(path), entry)
    }
  }
  return pages
}
