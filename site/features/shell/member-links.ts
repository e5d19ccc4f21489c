import { memberAppPages } from '@association/content/links/member-app-pages.ts'

export const memberLinks = (memberAppUrl: string) =>
  ({
    dashboard: `${memberAppUrl}/`,
    renew: memberAppUrl + memberAppPages.membership,
    join: memberAppUrl + memberAppPages.join,
  }) as const
