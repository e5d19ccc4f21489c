import { joinPath } from '@association/content/types/membership-benefits/messages.ts'

/** Pages of the member application. */
export const memberLinks = (memberAppUrl: string) =>
  ({
    login: `${memberAppUrl}/`,
    join: `${memberAppUrl}${joinPath}`,
  }) as const
