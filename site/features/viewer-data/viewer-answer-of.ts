import { levelPercentOf } from '@association/content/shared/products/pricing/price-level.ts'
import type { Bookmark } from '@association/services/platform'
import type { Session } from '../session/session.ts'
import type { MemberData } from './member-data.ts'
import type { ViewerAnswer, ViewerBookmark, ViewerPricing } from './viewer-answer.ts'

export const viewerAnswerOf = (session: Session, data: MemberData): ViewerAnswer => ({
  phase: 'member',
  userId: session.userId,
  name: session.name,
  pricing: pricingOf(session, data) ?? null,
  ordersUrl: data.ordersUrl,
  expiryNotice: data.membership?.expiryNotice ?? null,
  bookmarks: data.bookmarks?.map(viewerBookmark) ?? null,
  credits: creditsOf(data),
  isVanguard: session.isVanguard,
})

const currentStates: readonly string[] = ['active', 'expiring']

/** Members need both claim and membership. Undefined while the platform gives neither. */
export function pricingOf(session: Session, { membership, user }: MemberData): ViewerPricing | undefined {
  if (session.isMember && membership === null) return undefined
  const levelPercent = levelPercentOf(session.priceLevel)
  const isCurrent = membership !== null && currentStates.includes(membership.status.toLowerCase())
  return {
    isMember: session.isMember && isCurrent,
    ...(levelPercent !== undefined && { levelPercent }),
    hasStandardPricing: user?.standardPricing ?? session.hasStandardPricing,
  }
}

export function creditsOf({ courses, certifications }: MemberData): number | null {
  if (courses === null || certifications === null) return null
  const completed = courses.filter(({ status }) => status === 'completed')
  return sumOfCredits([...completed, ...certifications])
}

/** Corrects floating-point sums. */
export const sumOfCredits = (items: readonly { credits: number }[]): number =>
  Math.round(items.reduce((sum, each) => sum + each.credits * 100, 0)) / 100

export const viewerBookmark = ({ id, cmsid, website_url }: Bookmark): ViewerBookmark => ({
  id,
  entry: cmsid,
  path: pathOf(website_url),
})

/** A bookmark may come from another host. */
function pathOf(address: string): string {
  const base = 'https://site.invalid'
  if (!URL.canParse(address, base)) return '/'
  const { protocol, pathname } = new URL(address, base)
  return /^https?:$/.test(protocol) ? pathname.replace(/^\/{2,}/, '/') : '/'
}
