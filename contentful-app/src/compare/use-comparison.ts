import { contentTypeFor } from '@association/content/content-types'
import { isRecord } from '@association/content/safe/is-record.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { EntryRef } from '../contentful/addresses.ts'
import { spaceOf as spaceOfId } from '../contentful/installation.ts'
import { placeOf, type Session } from '../contentful/session.ts'
import { askSite, SiteError } from '../contentful/site/ask-site.ts'
import { compareVersions, type EntryChange } from './differences/compare-versions.ts'
import {
  type Patch,
  patched,
  readVersion,
  type SpaceOf,
  type Values,
  type Version,
} from './differences/version.ts'
import type { CompareRequest } from './open-compare.ts'
import { loadSnapshots, type Snapshot } from './snapshots.ts'

type Loaded =
  | { phase: 'loading' }
  | { phase: 'failed'; reason: string }
  | { phase: 'known'; versions: Versions }

export type Comparison =
  | { phase: 'loading' }
  | { phase: 'failed'; reason: string }
  | { phase: 'unpublished' }
  | { phase: 'known'; before: Version; after: Version; changes: readonly EntryChange[]; spaceOf: SpaceOf }

export function useComparison(session: Session, request: CompareRequest) {
  const [loaded, setLoaded] = useState<Loaded>({ phase: 'loading' })
  const [snapshots, setSnapshots] = useState<readonly Snapshot[]>([])
  const [chosen, setChosen] = useState<Snapshot>()
  const load = useCallback(async () => {
    setLoaded({ phase: 'loading' })
    try {
      setLoaded({ phase: 'known', versions: await loadVersions(session, request) })
    } catch (error) {
      setLoaded({ phase: 'failed', reason: reasonOf(error) })
    }
  }, [session, request])
  useEffect(() => {
    void load()
    loadSnapshots(session, request).then(setSnapshots, () => setSnapshots([])) // Without snapshots, the published version remains.
  }, [load, session, request])
  const comparison = useMemo(
    () => comparisonOf(loaded, { session, request, chosen }),
    [loaded, session, request, chosen],
  )
  return { comparison, snapshots, chosen, choose: setChosen, again: load }
}

const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.message : 'The versions could not be compared. Try again.'

type ComparisonRequest = {
  session: Session
  request: CompareRequest
  chosen: Snapshot | undefined
}

function comparisonOf(loaded: Loaded, { session, request, chosen }: ComparisonRequest): Comparison {
  if (loaded.phase !== 'known') return loaded
  const { draft, published } = loaded.versions
  const before = chosen ? patched(draft, [snapshotPatch(request, chosen, draft)]) : published
  if (!before) return { phase: 'unpublished' }
  const after = patched(draft, request.patches)
  const spaceOf: SpaceOf = (id) => spaceOfId(session.installation, id)
  return { phase: 'known', before, after, spaceOf, changes: compareVersions({ before, after, spaceOf }) }
}

export function snapshotValues(type: string, { values }: Snapshot): Values {
  const empty = Object.keys(contentTypeFor(type)?.fields ?? {}).map((field) => [field, null])
  return { ...Object.fromEntries(empty), ...values }
}

const snapshotPatch = ({ space, entry }: CompareRequest, snapshot: Snapshot, draft: Version): Patch => ({
  ...{ space, entry },
  fields: snapshotValues(draft.items.get(draft.root)?.type ?? '', snapshot),
})

type Versions = { draft: Version; published: Version | undefined }

async function loadVersions(session: Session, { space, entry }: EntryRef): Promise<Versions> {
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
