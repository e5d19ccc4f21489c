import { headers } from 'next/headers.js'
import { accessTokenOf, sessionOf } from '../session/session-of.ts'
import { loadMember, memberPlatform } from '../viewer/load-viewer.ts'

type Visit = Parameters<typeof sessionOf>[0]

/** Who asks for a page for one visitor; undefined without a session. */
export const visitorOfPage = async () => visitorOf({ headers: await headers() })

/** Who sent a request, and what the member platform knows of them; undefined without a session. */
export async function visitorOf(visit: Visit) {
  const session = await sessionOf(visit)
  if (!session) return undefined
  const token = await accessTokenOf(visit)
  return { session, platform: memberPlatform(token), load: () => loadMember(session, token) }
}
