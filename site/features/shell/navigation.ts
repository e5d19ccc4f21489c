import { joinPath } from '@association/content/types/membership-benefits/messages.ts'

export type NavigationLink = { label: string; href: string }

/** Pages that every page leads to. */
export const mainLinks: readonly NavigationLink[] = [
  { label: 'Membership', href: '/membership' },
  { label: 'Fall Institute', href: '/fall-institute' },
  { label: 'Conference', href: '/conference' },
]

/** Places in the member application. */
export const memberLinks = (memberAppUrl: string) =>
  ({
    login: `${memberAppUrl}/`,
    join: `${memberAppUrl}${joinPath}`,
    dashboard: `${memberAppUrl}/dashboard`,
    community: `${memberAppUrl}/community`,
    library: `${memberAppUrl}/resources/library`,
    journals: `${memberAppUrl}/resources/journals`,
  }) as const
