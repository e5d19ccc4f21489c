import type { Finding } from '@association/content/rules'
import { Suspense } from 'react'
import { late } from '../../base/late.tsx'
import type { Session } from '../../contentful/session.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'

/** Loads only for a repairable finding, so that the sidebar stays light. */
const FixForm = late('The form', async () => (await import('./fix-form.tsx')).FixForm)

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
