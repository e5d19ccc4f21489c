import type { Step } from './answers.ts'
import { registrationPath } from './line-kind/registered-lines.ts'
import type { Notice } from './pages/messages.ts'

export const submitRoute = '/api/registration/submit'

type At = { edition: string; isEdit?: boolean; notice?: Notice | undefined }

/** The page of a step for one edition. `isEdit`: it was opened from the review and returns to it. */
export function stepPath(step: Step, { edition, isEdit = false, notice }: At): string {
  const query = new URLSearchParams({ edition, ...(isEdit && { edit: '1' }), ...(notice && { notice }) })
  return `${registrationPath}/${step}?${query}`
}

/** The courses of a registration as a calendar. */
export const calendarPath = (id: string) => `/api/registration/calendar?${new URLSearchParams({ id })}`

/** The log-in, which returns to a page of the site. */
export const logInPath = (returnTo: string) => `/auth/login?${new URLSearchParams({ returnTo })}`
