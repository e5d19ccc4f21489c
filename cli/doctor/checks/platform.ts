import { type DoctorCheck, doubtful, type Outcome, type Tools, works, wrong } from '../check.ts'

/** Requests without a token must fail. */
export const platformChecks: DoctorCheck[] = [
  { group: 'Member platform', title: 'Access', needs: ['PLATFORM_URL'], run: access },
]

async function access({ ask, setup: { site } }: Tools): Promise<Outcome> {
  const { host } = new URL(site.platformUrl)
  const { status } = await ask(`${site.platformUrl}/courses/all`)
  if (status === 401) return works(`${host} answers, and asks for a token`)
  if (status >= 500 || status === 429)
    return doubtful(`${host} answers ${status}`, 'Ask the team of the member platform.')
  return status === 200
    ? wrong('member data is readable without a token', 'Tell the team of the member platform at once.')
    : wrong(`${host} answers ${status}`, 'Set PLATFORM_URL to the base of the API, such as …/api/v2.')
}
