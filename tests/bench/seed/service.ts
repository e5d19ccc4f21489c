import { toContentType } from '@association/content/content-type'
import { contentTypes } from '@association/content/content-types'
import { startSpaces } from '@association/local/testing/spaces.ts'
import { createClient, type PlainClientAPI } from 'contentful-management'
import { typesUsed } from './export.ts'

/** Latency and limits of Contentful's paid plans, measured once and equal for all candidates. */
export const service = { perSecond: 10, latencyMs: 150, bulkActionMs: 3_000 }

export type Counted = { requests: number; refused: number }

/** A twin with an empty space and the content types. It enforces the rate limit from `limit` on. */
export async function startService() {
  const windows = new Map<number, number>()
  let perSecond = Number.POSITIVE_INFINITY
  let firstAt: number | undefined
  const { perSecond: strict, ...slow } = service
  const { environment, close } = await startSpaces({
    ...slow,
    perSecond() {
      // Uses the same one-second windows as the twin.
      firstAt ??= performance.now()
      const second = Math.floor(Date.now() / 1000)
      windows.set(second, (windows.get(second) ?? 0) + 1)
      return perSecond
    },
  })
  const client = clientOf(environment)
  for (const contentTypeId of typesUsed) await createType(client, contentTypeId)
  return {
    environment,
    client,
    close,
    limit() {
      perSecond = strict
      windows.clear()
      firstAt = undefined
    },
    seconds: () => (performance.now() - (firstAt ?? performance.now())) / 1000,
    counted(): Counted {
      const counts = [...windows.values()]
      const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
      return { requests: sum(counts), refused: sum(counts.map((count) => Math.max(0, count - strict))) }
    },
  }
}

export type Service = Awaited<ReturnType<typeof startService>>

const clientOf = (environment: Record<string, string>): PlainClientAPI =>
  createClient(
    {
      accessToken: environment.CONTENTFUL_MANAGEMENT_TOKEN ?? '',
      host: environment.CONTENTFUL_MANAGEMENT_HOST,
      insecure: true,
    },
    { type: 'plain', defaults: { spaceId: 'events', environmentId: 'master' } },
  )

async function createType(client: PlainClientAPI, contentTypeId: string) {
  const type = contentTypes.find(({ id }) => id === contentTypeId)
  if (!type) throw new Error(`There is no content type ${contentTypeId}.`)
  const saved = await client.contentType.createWithId({ contentTypeId }, toContentType(type, contentTypes))
  await client.contentType.publish({ contentTypeId }, saved)
}
