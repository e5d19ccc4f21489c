import { randomBytes } from 'node:crypto'
import { isRecord } from '@association/content/safe/is-record.ts'
import { proofsOf, sharedSecrets } from '@association/services/secret-proofs/index.ts'
import { absent, type DoctorCheck, doubtful, type Outcome, type Tools, works, wrong } from '../check.ts'

/** No value leaves this machine. */
export const secretChecks: DoctorCheck[] = [
  { group: 'Site', title: 'Secrets', needs: ['SITE_URL'], run: compareSecrets },
]

async function compareSecrets({ ask, setup: { site } }: Tools): Promise<Outcome> {
  const { protocol, hostname } = new URL(site.siteUrl)
  if (protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    return absent('were not compared, because SITE_URL has no TLS: set SITE_URL to an https address')
  const secrets = sharedSecrets(site)
  const { status, json } = await ask(`${site.siteUrl}/api/secrets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(proofsOf(secrets, randomBytes(32).toString('hex'))),
  })
  if (status === 429)
    return doubtful('the site has compared often enough for now', 'Run the doctor again in a minute.')
  const verdicts = isRecord(json) && isRecord(json.secrets) ? json.secrets : undefined
  if (status !== 200 || !verdicts)
    return doubtful(
      `the site answers ${status}, so its secrets are not compared`,
      'Is it our site that answers at SITE_URL, and is it up to date?',
    )
  const names = Object.keys(secrets)
  const different = names.filter((name) => verdicts[name] === 'different')
  const unset = names.filter((name) => verdicts[name] === 'unknown')
  if (different.length + unset.length === 0) return works(`all ${names.length} are the same as here`)
  return wrong(
    [
      ...(different.length > 0 ? [`the site has other values of ${different.join(', ')}`] : []),
      ...(unset.length > 0 ? [`the site does not have ${unset.join(', ')}`] : []),
    ].join('; '),
    'Give the site and the command line the same values, and restart the site.',
  )
}
