import type { Space } from '@association/content'
import { spaceNames } from '../../contentful/installation.ts'

export type Verdict = { subject: string; state: 'works' | 'wrong' | 'unknown'; message: string }

const works = (subject: string, message: string): Verdict => ({ subject, state: 'works', message })
const wrong = (subject: string, message: string): Verdict => ({ subject, state: 'wrong', message })
const unknown = (subject: string, message: string): Verdict => ({ subject, state: 'unknown', message })

export type SiteAnswer =
  | { outcome: 'answered'; answer: ConnectionAnswer }
  | { outcome: 'refused'; status: number }
  | { outcome: 'foreign' }
  | { outcome: 'silent' }
  | { outcome: 'unsigned' }

/** The response of `POST /api/preview/check` of the site. */
export type ConnectionAnswer = {
  spaces: Record<Space, { works: boolean; id: string; message?: string }>
  secret: { works: boolean }
}

export function siteVerdicts(
  site: SiteAnswer,
  wanted: { address: string; ids: Record<Space, string>; hasSecret: boolean },
): Verdict[] {
  if (site.outcome !== 'answered') return [unreached(site, wanted.address)]
  const { answer } = site
  return [
    works('Site', `${wanted.address} answers and accepts requests from this app.`),
    ...(['association', 'events'] as const).map((space) => siteSpace(space, answer, wanted.ids[space])),
    secretVerdict(answer, wanted.hasSecret),
  ]
}

function unreached(site: Exclude<SiteAnswer, { outcome: 'answered' }>, address: string): Verdict {
  switch (site.outcome) {
    case 'silent':
      return wrong('Site', `${address} does not answer. Check the address, and whether the site is running.`)
    case 'foreign':
      return wrong(
        'Site',
        `${address} answers, but it is not our site, or it does not accept this app. Set CONTENTFUL_APP_URL of the site to ${globalThis.location?.origin}.`,
      )
    case 'unsigned':
      return unknown(
        'Site',
        'Contentful signs requests only for an installed app. Save first, then check again.',
      )
    case 'refused':
      return wrong(
        'Site',
        site.status === 401 || site.status === 403
          ? 'The site refuses the app’s signature. Set CONTENTFUL_APP_SIGNING_SECRET of the site to the signing secret of this app (Organization settings → Apps → Security).'
          : `The site answers the check with status ${site.status}. Check whether it is our site and whether it is up to date.`,
      )
  }
}

function siteSpace(space: Space, { spaces }: ConnectionAnswer, wanted: string): Verdict {
  const { id, works: isFine, message = '' } = spaces[space]
  const subject = `${spaceNames[space]} space, as the site reads it`
  if (id !== wanted)
    return wrong(
      subject,
      `The site reads the space ${id}, but the setting here is ${wanted}. Change one of them.`,
    )
  return isFine
    ? works(subject, 'The site reads published entries and drafts.')
    : wrong(subject, `The site cannot read the space ${id}: ${message}`)
}

function secretVerdict({ secret }: ConnectionAnswer, hasSecret: boolean): Verdict {
  const subject = 'Content preview secret'
  if (!hasSecret)
    return unknown(subject, 'Not checked. Write the secret to compare it with the secret of the site.')
  return secret.works
    ? works(
        subject,
        'It is the secret of the site. Copy the addresses below into Contentful now, because the app does not store the secret.',
      )
    : wrong(subject, 'The site has a different secret. Compare it with PREVIEW_SECRET of the site.')
}

/** Contentful answers with the rights of the signed-in person. */
export type SpaceAnswer = {
  environment: 'found' | 'missing' | 'failed'
  pageType: 'found' | 'missing' | 'failed'
  isInstalled: boolean | 'unknown'
}

export function spaceVerdict(
  space: Space,
  answer: SpaceAnswer,
  place: { id: string; environment: string },
): Verdict {
  const subject = `${spaceNames[space]} space`
  const { environment, pageType, isInstalled } = answer
  const where = `${place.id}, environment ${place.environment}`
  if (environment === 'missing')
    return wrong(
      subject,
      `${where} does not exist, or you have no access to it. Check the id in the settings of the space.`,
    )
  if (environment === 'failed') return unknown(subject, `${where} could not be checked. Try again.`)
  if (pageType === 'missing')
    return wrong(subject, `${where} has no “page” content type. Apply the migrations to it first.`)
  if (isInstalled === false)
    return wrong(
      subject,
      `The app is not installed in ${where}. Open the configuration of the app there and save it.`,
    )
  if (isInstalled === 'unknown')
    return unknown(
      subject,
      `${where} has our content types. The app cannot see whether it is installed there.`,
    )
  return works(subject, `${where} has our content types and the app.`)
}
