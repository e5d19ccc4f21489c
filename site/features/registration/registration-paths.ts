import type { Step } from './answers.ts'
import { registrationPath } from './line-kind/registered-lines.ts'
import type { Notice } from './pages/messages.ts'

export const submitRoute = '/api/registration/submit'

type StepAddress = { edition: string; isEdit?: boolean; notice?: Notice | undefined }

export function stepPath(step: Step, { edition, isEdit = false, notice }: StepAddress): string {
  const query = new URLSearchParams({ edition, ...(isEdit && { edit: '1' }), ...(notice && { notice }) })
  return `${registrationPath}/${step}?${query}`
}

export const calendarPath = (id: string) => `/api/registration/calendar?${new URLSearchParams({ id })}`

export const logInPath = (returnTo: string) => `/auth/login?${new URLSearchParams({ returnTo })}`
