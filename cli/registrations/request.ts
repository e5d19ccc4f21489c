import { parsedJson } from '@association/content/safe/parsed-json.ts'
import { ConfigurationError, type OrganizerConfig } from '@association/services/config'
import { exportToken } from '@association/services/registrations/export-token.ts'
import { type ExportedRegistrations, readExported } from '@association/services/registrations/exported.ts'
import { CommandError } from '../shared/errors.ts'
import type { Io } from '../shared/io.ts'
import { editionsIn } from './editions-in.ts'

type ExportRequest = { config: OrganizerConfig; edition: string; deadlineMs: number }

/** Throws CommandError or ConfigurationError with advice. */
export async function requestRegistrations(wanted: ExportRequest, io: Io): Promise<ExportedRegistrations> {
  const { config, edition } = wanted
  refuseOpenTransfer(config.siteUrl)
  const { status, json } = await answerOf(wanted, io)
  if (status !== 200) throw refusal({ status, json, config, edition })
  const exported = readExported(json)
  if (exported) return exported
  throw new CommandError(
    'REFUSED',
    `${config.siteUrl} sent something else than registrations. Is the site up to date?`,
  )
}

/** No edition has this key, so the response only lists editions. */
const noEdition = '_'

/** Throws CommandError or ConfigurationError. */
export async function requestEditions(wanted: Omit<ExportRequest, 'edition'>, io: Io): Promise<string[]> {
  const { config } = wanted
  refuseOpenTransfer(config.siteUrl)
  const { status, json } = await answerOf({ ...wanted, edition: noEdition }, io)
  const known = status === 404 ? editionsIn(json) : undefined
  if (known) return known
  throw refusal({ status, json: undefined, config, edition: noEdition })
}

/** Personal data requires TLS outside this machine. */
function refuseOpenTransfer(siteUrl: string) {
  const { protocol, hostname } = new URL(siteUrl)
  if (protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return
  throw new ConfigurationError('SITE_URL must begin with https:// to transfer personal data.')
}

async function answerOf({ config, edition, deadlineMs }: ExportRequest, io: Io) {
  const address = new URL('/api/registrations/export', config.siteUrl)
  address.searchParams.set('edition', edition)
  const token = exportToken({ secret: config.registration.secret, edition, now: io.now().getTime() })
  const deadline = AbortSignal.timeout(deadlineMs)
  const signal = io.signal ? AbortSignal.any([io.signal, deadline]) : deadline
  const headers = { authorization: `Bearer ${token}` }
  try {
    const response = await io.fetch(address, { headers, redirect: 'manual', signal })
    return { status: response.status, json: parsedJson(await response.text()) }
  } catch {
    io.signal?.throwIfAborted()
    const reason = deadline.aborted
      ? `sent no complete answer within ${deadlineMs / 1000} s`
      : 'does not answer'
    throw new CommandError(
      'REFUSED',
      `The site at ${address.origin} ${reason}. Nothing was written; try again later.`,
    )
  }
}

type Refused = { status: number; json: unknown; config: OrganizerConfig; edition: string }

function refusal({ status, json, config, edition }: Refused): Error {
  const known = editionsIn(json)
  if (status === 401 || status === 403)
    return new ConfigurationError(
      'The site refuses the token: give REGISTRATION_SECRET the same value as on the site, and compare the clocks of both machines.',
    )
  if (status === 404 && known) return new CommandError('USAGE', unknownEdition(edition, known))
  if (status === 404 || (status >= 300 && status < 400))
    return new ConfigurationError(
      `There is no export of registrations at ${config.siteUrl} (status ${status}): check SITE_URL. Is the site up to date?`,
    )
  return new CommandError(
    'REFUSED',
    `The site cannot read the registrations (status ${status}). Nothing was written; try again later.`,
  )
}

const unknownEdition = (edition: string, known: readonly string[]) =>
  known.length === 0
    ? `There is no edition “${edition}”: the site has no edition at all. Publish an entry of the type “Event edition” first.`
    : `There is no edition “${edition}”: choose ${known.join(', ')}.`
