import { joinPath } from '@association/content/types/membership-benefits/messages.ts'

/** Pages of the member application. */
export const memberLinks = (memberAppUrl: string) =>
  ({
    dashboard: `${memberAppUrl}/`,
    renew: `${memberAppUrl}/membership`,
    join: `${memberAppUrl}${joinPath}`,
  }) as const
