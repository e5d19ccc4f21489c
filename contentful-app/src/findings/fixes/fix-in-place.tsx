import type { Finding } from '@association/content/rules'
import { lazy, Suspense } from 'react'
import type { Session } from '../../contentful/session.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'

/** Loads only for a repairable finding, so that the sidebar stays light. */
const FixForm = lazy(async () => ({ default: (await import('./fix-form.tsx')).FixForm }))

type Props = { session: Session; finding: Finding; open?: OpenEntry; onFixed(): void }

export function FixInPlace({ session, finding, open, onFixed }: Props) {
  const { fix } = finding
  if (!fix) return null
  return (
    <Suspense fallback={null}>
      <FixForm {...{ session, finding, fix, open, onFixed }} />
    </Suspense>
  )
}
