import { type ReactNode, Suspense, useMemo } from 'react'
import { late } from '../base/late.tsx'
import { type AnySdk, type Session, sessionOf } from '../contentful/session.ts'

const NotConfigured = late('The page', async () => (await import('./not-configured.tsx')).NotConfigured)

export function Configured({ sdk, children }: { sdk: AnySdk; children(session: Session): ReactNode }) {
  const session = useMemo(() => sessionOf(sdk), [sdk])
  if (session) return children(session)
  return (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <NotConfigured sdk={sdk} />
    </Suspense>
  )
}
