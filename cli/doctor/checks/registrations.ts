import { exportToken } from '@association/services/registrations/export-token.ts'
import { editionsIn } from '../../registrations/editions-in.ts'
import { type DoctorCheck, doubtful, type Outcome, type Tools, works, wrong } from '../check.ts'
import { bearer } from '../setup.ts'

export const registrationChecks: DoctorCheck[] = [
  { group: 'Registrations', title: 'Export', needs: ['SITE_URL', 'REGISTRATION_SECRET'], run: exportIsOpen },
]

/** No edition has this key, so no registration is returned. */
const noEdition = '_'

async function exportIsOpen({ ask, setup: { site }, now }: Tools): Promise<Outcome> {
  const token = exportToken({
    secret: site.registration.secret,
    edition: noEdition,
    now: now().getTime(),
  })
  const address = `${site.siteUrl}/api/registrations/export?edition=${noEdition}`
  const { status, json } = await ask(address, { headers: bearer(token) })
  if (status === 401 || status === 403)
    return wrong(
      'the site has another REGISTRATION_SECRET, or another clock',
      'Give the site the same REGISTRATION_SECRET as the command line, and start it anew.',
    )
  if (status === 404 && editionsIn(json)) return works('the site accepts our secret')
  return status >= 500 || status === 429
    ? doubtful(`the site answers ${status}`, 'Run the doctor again later, and look into the log of the site.')
    : wrong(`the site answers ${status}`, 'Is it our site that answers at SITE_URL, and is it up to date?')
}
