import type { Space } from '@association/content'
import { pagePath } from '@association/content/derive/page-path.ts'
import { ownPath, plainPath } from '@association/content/links/own-path.ts'
import {
  addressesIn,
  foreignLinksIn,
  linksIn,
  type Status,
  type Subject,
  type Target,
  targetOf,
  titleOf,
} from '@association/content/rules'
import { spaceNames } from '../../contentful/installation.ts'
import { scanEntries } from '../../contentful/scan-entries.ts'
import { otherSpace, type Session, spaceIdsOf } from '../../contentful/session.ts'

export type Broken = {
  space: Space
  entry: string
  title: string
  typeName: string
  status: Status
  how: 'shows it' | 'leads to it'
}

export type Breaks = { broken: readonly Broken[]; gaps: readonly string[] }

/** Searches both spaces. Visible effects come first. */
export async function whatBreaks(session: Session, root: Subject): Promise<Breaks> {
  const { locale, judge } = judgeOf(session, root)
  const found = await Promise.all(
    [root.space, otherSpace(root.space)].map(async (space) => {
      const isWanted = (target: Target) => target.id !== root.id && judge(target) !== undefined
      const scanned = await scanEntries(session, space, (entry) =>
        isWanted(targetOf(entry, { space, locale })),
      ).catch(() => undefined)
      if (!scanned) return { broken: [], gaps: [`The space ${spaceNames[space]} could not be searched.`] }
      const targets = scanned.found.map((entry) => targetOf(entry, { space, locale }))
      return {
        broken: targets.map((target) => brokenOf(target, judge(target))),
        gaps: scanned.isCut
          ? [`The space ${spaceNames[space]} has too many entries to search all of them.`]
          : [],
      }
    }),
  )
  return {
    broken: found.flatMap(({ broken }) => broken).toSorted((one, other) => rank(one) - rank(other)),
    gaps: found.flatMap(({ gaps }) => gaps),
  }
}

const rank = ({ status }: Broken) => (status === 'published' || status === 'changed' ? 0 : 1)

function judgeOf(session: Session, root: Subject) {
  const hosts = { own: [new URL(session.installation.siteUrl).host], platform: [] }
  const path = pagePath(root.type.id, root.values)
  const spaceId = spaceIdsOf(session)[root.space]
  const judge = ({ space, values, type }: Target): Broken['how'] | undefined => {
    const all = Object.values(values)
    const isLink =
      space === root.space
        ? linksIn(all).some(({ linkType, id }) => linkType === 'Entry' && id === root.id)
        : foreignLinksIn(all).some((link) => link.spaceId === spaceId && link.id === root.id)
    if (isLink) return 'shows it'
    const leads = Object.entries(type?.fields ?? {}).some(([field, of]) =>
      addressesIn(of, values[field]).some(({ address }) => {
        const own = path && ownPath(address, hosts)
        return own !== undefined && own === plainPath(path ?? '')
      }),
    )
    return leads ? 'leads to it' : undefined
  }
  return { locale: session.sdk.locales.default, judge }
}

const brokenOf = (target: Target, how: Broken['how'] = 'shows it'): Broken => ({
  ...{ space: target.space, entry: target.id, typeName: target.typeName, status: target.status, how },
  title: titleOf(target.type, target.values, target.id),
})

export function breakWords(broken: readonly Broken[]): string {
  if (broken.length === 0) return 'Nothing shows it or leads to it.'
  const seen = broken.filter(({ status }) => status === 'published' || status === 'changed')
  const shows = seen.filter(({ how }) => how === 'shows it').length
  const leads = seen.length - shows
  if (seen.length === 0) return 'Only drafts show it or lead to it. Visitors do not notice.'
  const parts = [
    ...(shows > 0 ? [`it disappears from ${shows} published ${shows === 1 ? 'entry' : 'entries'}`] : []),
    ...(leads > 0 ? [`${leads} published ${leads === 1 ? 'link leads' : 'links lead'} to nothing`] : []),
  ]
  return `Visitors will notice: ${parts.join(', and ')}.`
}
