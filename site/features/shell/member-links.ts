import { memberAppPages } from '@association/content/links/member-app-pages.ts'

/** Pages of the member application. Its base address is also the dashboard of a member. */
export const memberLinks = (memberAppUrl: string) =>
  ({
    dashboard: `${memberAppUrl}/`,
    renew: memberAppUrl + memberAppPages.membership,
    join: memberAppUrl + memberAppPages.join,
  }) as const
