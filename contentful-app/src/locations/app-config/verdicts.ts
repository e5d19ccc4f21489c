import type { Space } from '@association/content'
import { spaceNames } from '../../sdk/installation.ts'

/** One thing that was looked at, in plain words. */
export type Verdict = { subject: string; state: 'works' | 'wrong' | 'unknown'; message: string }

const works = (subject: string, message: string): Verdict => ({ subject, state: 'works', message })
const wrong = (subject: string, message: string): Verdict => ({ subject, state: 'wrong', message })
const unknown = (subject: string, message: string): Verdict => ({ subject, state: 'unknown', message })

/** How asking the site went. */
export type SiteAnswer =
  | { outcome: 'answered'; answer: ConnectionAnswer }
  | { outcome: 'refused'; status: number }
  | { outcome: 'foreign' }
  | { outcome: 'silent' }
  | { outcome: 'unsigned' }

/** What `POST /api/preview/check` of the site answers. */
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
    works('Site', `${wanted.address} answers and believes this app.`),
    ...(['association', 'events'] as const).map((space) => siteSpace(space, answer, wanted.ids[space])),
    secretVerdict(answer, wanted.hasSecret),
  ]
}

function unreached(site: Exclude<SiteAnswer, { outcome: 'answered' }>, address: string): Verdict {
  switch (site.outcome) {
    case 'silent':
      return wrong('Site', `Nothing answers at ${address}. Is the address right, and is the site running?`)
    case 'foreign':
      return wrong(
        'Site',
        `Something answers at ${address}, but it is not our site, or it does not expect this app. Its CONTENTFUL_APP_URL must be ${globalThis.location?.origin}.`,
      )
    case 'unsigned':
      return unknown(
        'Site',
        'Contentful signs requests only for an installed app: save first, then check again.',
      )
    case 'refused':
      return wrong(
        'Site',
        site.status === 401 || site.status === 403
          ? 'The site refuses the app’s signature. Its CONTENTFUL_APP_SIGNING_SECRET must be the signing secret of this app (Organization settings → Apps → Security).'
          : `The site answers ${site.status} to the app’s question. Is it our site, and up to date?`,
      )
  }
}

function siteSpace(space: Space, { spaces }: ConnectionAnswer, wanted: string): Verdict {
  const { id, works: isFine, message = '' } = spaces[space]
  const subject = `${spaceNames[space]} space, as the site reads it`
  if (id !== wanted) return wrong(subject, `The site reads the space ${id}, and ${wanted} is written here.`)
  return isFine
    ? works(subject, 'The site reads published entries and drafts.')
    : wrong(subject, `The site cannot read the space ${id}: ${message}`)
}

function secretVerdict({ secret }: ConnectionAnswer, hasSecret: boolean): Verdict {
  const subject = 'Content preview secret'
  if (!hasSecret) return unknown(subject, 'Not checked: write the secret to compare it with the site’s.')
  return secret.works
    ? works(
        subject,
        'It is the site’s. Copy the addresses below into Contentful now; the secret is not kept here.',
      )
    : wrong(subject, 'The site has another secret: compare it with PREVIEW_SECRET of the site.')
}

/** What Contentful itself says of a space, to the person who is signed in. */
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
    return wrong(subject, `There is no ${where}, or you have no access to it. Check the id in its settings.`)
  if (environment === 'failed') return unknown(subject, `${where} could not be asked. Try again.`)
  if (pageType === 'missing')
    return wrong(subject, `${where} has no “page” content type: apply the migrations to it first.`)
  if (isInstalled === false)
    return wrong(subject, `The app is not installed in ${where}: open its configuration there and save.`)
  if (isInstalled === 'unknown')
    return unknown(
      subject,
      `${where} has our content types. Whether the app is installed there could not be seen.`,
    )
  return works(subject, `${where} has our content types, and the app.`)
}
