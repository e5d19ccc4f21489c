import type { SidebarAppSDK } from '@contentful/app-sdk'
import { lazy, Suspense } from 'react'
import type { Session } from '../../contentful/session.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { useStatus } from '../../entry/use-status.ts'

/** Loads only for an edition, so that other sidebars stay small. */
const Registrations = lazy(async () => ({
  default: (await import('./registrations/registrations.tsx')).Registrations,
}))

type Props = { sdk: SidebarAppSDK; session: Session; entry: OpenEntry }

export function EditionRegistrations({ sdk, session, entry }: Props) {
  const status = useStatus(sdk)
  const { key } = entry.values()
  return (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <Registrations
        session={session}
        edition={typeof key === 'string' ? key : ''}
        isPublished={status === 'published' || status === 'changed'}
      />
    </Suspense>
  )
}
