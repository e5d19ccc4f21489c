import { headers } from 'next/headers.js'
import { accessTokenOf, sessionOf } from '../session/session-of.ts'
import { loadMember, memberPlatform } from '../viewer-data/load-viewer.ts'
import { visitorOf as visitorFrom } from '../viewer-data/visitor-of.ts'

type Visit = Parameters<typeof sessionOf>[0]

export const visitorOfPage = async () => visitorOf({ headers: await headers() })

export async function visitorOf(visit: Visit) {
  const visitor = await visitorFrom(visit, { sessionOf, accessTokenOf })
  if (!visitor) return undefined
  const { session, token } = visitor
  const platform = token === undefined ? undefined : memberPlatform(token)
  return { session, platform, load: () => loadMember(session, token) }
}
