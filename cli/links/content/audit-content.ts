import type { Space } from '@association/content'
import { type Subject, subjectsIn } from '@association/content/rules'
import { isPage, type PageRef, placesIn, type SpaceContent } from '../../content/pages.ts'
import type { Finding, FoundLink } from '../finding.ts'
import { type Judge, type Judgement, judge } from './judge.ts'
import { placeOf, type Whereabouts } from './place-of.ts'
import { linksOf, type WrittenLink } from './written-links.ts'

/** `url` is the editor's spelling. */
export type OutsideLink = FoundLink & { href: string }

type ContentAudit = {
  findings: readonly Finding[]
  outside: readonly OutsideLink[]
  moved: readonly (FoundLink & { to: string })[]
  checked: { links: number; pages: number; entries: number }
}

type Options = {
  spaces: readonly SpaceContent[]
  /** Links may lead to the other space. */
  space?: Space
  judge: Judge
  whereabouts: Whereabouts
}

/** Sends no requests. */
export function auditContent({ spaces, space: only, judge: about, whereabouts }: Options): ContentAudit {
  const looked = spaces
    .filter(({ space }) => only === undefined || space === only)
    .flatMap(({ content }) => {
      const places = placesIn(content)
      const orderOf = ({ id }: Subject) => places.get(id)?.order ?? Number.MAX_SAFE_INTEGER
      return subjectsIn(content)
        .toSorted((one, other) => orderOf(one) - orderOf(other))
        .map((subject) => ({ subject, pages: places.get(subject.id)?.pages ?? [] }))
    })
  const judged = looked.flatMap(({ subject, pages }) =>
    linksOf(subject).map((link) => {
      const { judgement, page } = worstOf({ link, subject, pages }, about)
      return { link, judgement, place: placeOf({ subject, link, pages, page }, whereabouts) }
    }),
  )
  return {
    findings: judged.flatMap(({ link, judgement, place }) =>
      judgement.state === 'broken' || judgement.state === 'unverified'
        ? [{ url: urlOf(link), place, verdict: judgement }]
        : [],
    ),
    outside: judged.flatMap(({ link, judgement, place }) =>
      judgement.state === 'outside' ? [{ url: urlOf(link), href: judgement.href, place }] : [],
    ),
    moved: judged.flatMap(({ link, judgement, place }) =>
      judgement.state === 'ok' && judgement.redirectedTo !== undefined && place.type !== 'redirect'
        ? [{ url: urlOf(link), to: judgement.redirectedTo, place }]
        : [],
    ),
    checked: {
      links: judged.length,
      entries: looked.length,
      pages: looked.filter(({ subject }) => isPage(subject)).length,
    },
  }
}

type Standing = { link: WrittenLink; subject: Subject; pages: readonly PageRef[] }
type Judged = { judgement: Judgement; page?: PageRef }

/** A fragment may exist on only some pages. Reports the first page without it. */
function worstOf({ link, subject: from, pages }: Standing, about: Judge): Judged {
  const { to } = link
  if (pages.length === 0 || to.kind !== 'address' || isWhole(to.address))
    return { judgement: judge({ to, from, path: pages[0]?.path }, about) }
  const judged = pages.map((page) => ({ page, judgement: judge({ to, from, path: page.path }, about) }))
  return (
    judged.find(({ judgement }) => judgement.state !== 'ok') ?? {
      judgement: judged[0]?.judgement ?? { state: 'ok' },
    }
  )
}

const isWhole = (address: string) => /^\s*(?:\/|[a-z][a-z0-9+.-]*:)/i.test(address)

export const urlOf = ({ to }: WrittenLink) => (to.kind === 'address' ? to.address : `${to.kind}:${to.id}`)
