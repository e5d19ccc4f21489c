import { isRecord } from '@association/content/safe/is-record.ts'
import type { EntryRef } from '../contentful/addresses.ts'
import { placeOf, type Session } from '../contentful/session.ts'
import { askSite, SiteError } from '../contentful/site/ask-site.ts'
import { readVersion, type Version } from './differences/version.ts'

export type Versions = { draft: Version; published: Version | undefined }

/** Throws SiteError. */
export async function loadVersions(session: Session, { space, entry }: EntryRef): Promise<Versions> {
  const { spaceId, environmentId } = placeOf(session, space)
  const body = { space: spaceId, environment: environmentId, entry }
  const response = await askSite(session, { path: '/api/editor/versions', body })
  if (!response.ok) throw new SiteError(refusal(response.status))
  const wire: unknown = await response.json().catch(() => undefined)
  const draft = isRecord(wire) ? readVersion(wire.draft) : undefined
  if (!isRecord(wire) || !draft)
    throw new SiteError('Contentful has no draft of this page. It may be deleted or archived.')
  return { draft, published: readVersion(wire.published) }
}

function refusal(status: number): string {
  if (status === 403) return 'Compare this page in the space that it belongs to. Open it there.'
  if (status === 404)
    return 'The site cannot compare versions. Check the address of the site in the settings of the app.'
  if (status === 502 || status === 504) return 'Contentful did not answer the site. Try again in a moment.'
  return `The site could not read the versions (status ${status}). Try again.`
}
