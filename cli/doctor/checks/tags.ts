import { absent, type DoctorCheck, doubtful, type Outcome, type Tools, works, wrong } from '../check.ts'

const group = 'Measurement'

export const tagChecks: DoctorCheck[] = [
  { group, title: 'Tag manager', needs: ['TAG_MANAGER_URL'], run: tagManager },
  { group, title: 'Consent script', needs: ['CONSENT_URL'], run: consent },
]

async function tagManager({ ask, setup: { site } }: Tools): Promise<Outcome> {
  const { tagManagerUrl, consentUrl } = site.tags
  if (tagManagerUrl === undefined) return absent('is not configured, so nothing is measured')
  if (consentUrl === undefined)
    return wrong('is never loaded, because no script asks for consent', 'Set CONSENT_URL.')
  const container = new URL(tagManagerUrl).searchParams.get('id') ?? ''
  if (!/^GTM-[A-Z0-9]+$/.test(container))
    return wrong('has no container', 'Add it to TAG_MANAGER_URL: ?id=GTM-…')
  const answer = await ask(tagManagerUrl)
  const fix = 'Compare TAG_MANAGER_URL with Tag Manager → Admin → Install, and publish the container.'
  if (answer.status === 404) return wrong(`there is no published container ${container}`, fix)
  const problem = problemOf(answer, { name: 'TAG_MANAGER_URL', url: tagManagerUrl })
  if (problem) return problem
  return answer.text.includes(container)
    ? works(`${new URL(tagManagerUrl).host} serves ${container}`)
    : wrong(`serves a script without ${container}`, fix)
}

async function consent({ ask, setup: { site } }: Tools): Promise<Outcome> {
  const { consentUrl, tagManagerUrl } = site.tags
  if (consentUrl === undefined)
    return absent(
      tagManagerUrl === undefined
        ? 'is not configured'
        : 'is not configured, so nothing is measured: set CONSENT_URL',
    )
  const answer = await ask(consentUrl)
  return (
    problemOf(answer, { name: 'CONSENT_URL', url: consentUrl }) ??
    works(`${new URL(consentUrl).host} serves a script`)
  )
}

type Answered = Awaited<ReturnType<Tools['ask']>>

function problemOf({ status, headers }: Answered, { name, url }: { name: string; url: string }) {
  if (status >= 500)
    return doubtful(`${new URL(url).host} answers ${status}`, 'Look at the provider’s status page.')
  const type = headers.get('content-type') ?? 'nothing'
  return status === 200 && /\b(?:javascript|ecmascript)\b/.test(type)
    ? undefined
    : wrong(
        `${new URL(url).host} answers ${status} with ${type}`,
        `Set ${name} to the address of the script.`,
      )
}
