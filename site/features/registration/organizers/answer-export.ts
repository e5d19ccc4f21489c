import type { Edition } from '@association/content/define/event.ts'
import type { SiteConfig } from '@association/services/config'
import { isExportToken } from '@association/services/registrations/export-token.ts'
import type {
  ExportedRegistration,
  ExportedRegistrations,
} from '@association/services/registrations/exported.ts'
import { isRecordsError } from '@association/services/shared-state'
import { privateHeaders } from '../../../base/security/private-headers.ts'
import { problem } from '../../../base/security/problem.ts'
import type { Booking } from '../book/book-state.ts'
import type { Registrations } from '../book/registrations.ts'
import { type Log, unlessAway } from '../submit/unless-away.ts'
import { cannotRead } from './cannot-read.ts'
import { exportedOf } from './exported-of.ts'

type ExportServices = {
  config: Pick<SiteConfig, 'registration'>
  editions(): Promise<readonly Edition[]>
  registrations: Pick<Registrations, 'all' | 'document'>
  log: Log
  now: number
}

/**
 * Answers `GET ?edition=<key>` with all registrations and personal data, for a token of the command line. 404 names the
 * known editions only with the token.
 */
export function answerExport(request: Request, needs: ExportServices): Promise<Response> {
  const { config, editions, registrations, log, now } = needs
  return unlessAway(
    log,
    async () => {
      const key = new URL(request.url).searchParams.get('edition') ?? ''
      const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
      if (!isExportToken(token, { secret: config.registration.secret, edition: key, now }))
        return problem(401, 'The token is wrong, or older than five minutes.')
      const known = await editions()
      const edition = known.find((each) => each.key === key)
      if (!edition)
        return Response.json(
          { title: 'Unknown edition', status: 404, editions: known.map((each) => each.key) },
          { status: 404, headers: { ...privateHeaders, 'content-type': 'application/problem+json' } },
        )
      const exported: ExportedRegistrations = {
        edition: edition.key,
        name: edition.name,
        registrations: await exportAll(
          await registrations.all(edition),
          edition,
          readable(registrations, log),
        ),
      }
      return Response.json(exported, { headers: privateHeaders })
    },
    cannotRead,
  )
}

/** A damaged document must not hide other registrations. */
const readable =
  ({ document }: ExportServices['registrations'], log: Log): Registrations['document'] =>
  async (id) => {
    try {
      return await document(id)
    } catch (error) {
      if (!isRecordsError(error) || error.problem !== 'damaged') throw error
      log.warn(`The registration ${id} cannot be read, so its answers are missing in the export.`)
      return undefined
    }
  }

const atOnce = 20

async function exportAll(
  bookings: readonly Booking[],
  edition: Edition,
  documentOf: Registrations['document'],
): Promise<ExportedRegistration[]> {
  const exported: ExportedRegistration[] = []
  for (let from = 0; from < bookings.length; from += atOnce) {
    const read = bookings.slice(from, from + atOnce).map(async (booking) => {
      const document = await documentOf(booking.id)
      return exportedOf({ booking, document }, edition)
    })
    exported.push(...(await Promise.all(read)))
  }
  return exported
}
