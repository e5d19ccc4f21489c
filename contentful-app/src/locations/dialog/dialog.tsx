import type { DialogAppSDK } from '@contentful/app-sdk'
import { Suspense, useEffect } from 'react'
import { Configured } from '../../sdk/configured.tsx'
import { screenOf, screens } from './screens.ts'

/** What fills a dialog; the opener names the screen. Escape closes it: Contentful does not hear keys pressed in a frame. */
export function Dialog({ sdk }: { sdk: DialogAppSDK }) {
  const Screen = screens[screenOf(sdk.parameters.invocation)]
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) sdk.close()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [sdk])
  return (
    <Configured sdk={sdk}>
      {(session) => (
        <Suspense fallback={<p role="status">Loading…</p>}>
          <Screen {...{ sdk, session }} />
        </Suspense>
      )}
    </Configured>
  )
}
