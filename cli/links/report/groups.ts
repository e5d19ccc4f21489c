import { decoded } from '@association/content/links/own-path.ts'
import { count } from '../../output/count.ts'
import type { LinkPlace } from '../finding.ts'
import type { ReportedFinding } from './report.ts'

export type PageGroup = {
  key: string
  /** Such as `/membership`; empty without a page. */
  path: string
  title: string
  space?: string
  blocks: readonly { key: string; place: LinkPlace; findings: readonly ReportedFinding[] }[]
}

/** Findings on no page come last, those in the site's code at the very end. */
export function groupsOf(findings: readonly ReportedFinding[]): PageGroup[] {
  const groups = [...Map.groupBy(findings, ({ place }) => keyOf(place))].map(([key, group]): PageGroup => {
    const place = group[0]?.place ?? {}
    return {
      key,
      path: isOwn(place) ? '' : pathOf(place.page),
      title: isOwn(place) ? ownTitle : (place.pageTitle ?? (place.page ? '' : 'On no page')),
      ...(place.space && { space: place.space }),
      blocks: [...Map.groupBy(group, ({ place }) => place.entry ?? place.page ?? '')].map(
        ([entry, blocks]) => ({
          key: entry,
          place: blocks[0]?.place ?? {},
          findings: blocks,
        }),
      ),
    }
  })
  return groups.toSorted((one, other) => rank(one) - rank(other))
}

const isOwn = ({ entry }: LinkPlace) => entry === undefined
const ownTitle = 'The site itself: header, footer or a part that its code writes'

const keyOf = (place: LinkPlace) => (isOwn(place) ? 'site' : `${place.space}/${place.page ?? ''}`)

const rank = ({ key, path }: PageGroup) => (key === 'site' ? 2 : path === '' ? 1 : 0)

export const pathOf = (page = '') => decoded(URL.parse(page)?.pathname ?? page)

/** `Button group “Join”, also on 2 other pages`. */
export function blockName({ place, findings }: PageGroup['blocks'][number]): string {
  if (isOwn(place)) return `On ${pathOf(place.page)}${others(findings)}`
  const name = place.typeName === 'Page' ? 'The page itself' : `${place.typeName} “${place.entryTitle}”`
  return `${name}${others(findings)}`
}

function others(findings: readonly ReportedFinding[]): string {
  const most = Math.max(...findings.map(({ place }) => place.otherPages ?? 0))
  return most === 0 ? '' : `, also on ${count(most, 'other page')}`
}

/** `Button 1 URL (cards[0].link), “Join now”`. */
export function spotOf({ fieldLabel, path, text, element }: LinkPlace): string {
  const field = fieldLabel && path && !path.startsWith('content[') ? `${fieldLabel} (${path})` : fieldLabel
  const kind = element === undefined || element === 'a' ? '' : element === 'img' ? 'picture' : element
  return [field, text ? `${kind ? `${kind} ` : ''}“${text}”` : kind].filter(Boolean).join(', ')
}
