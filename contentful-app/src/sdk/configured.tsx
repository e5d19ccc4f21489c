import { Button, Note } from '@contentful/f36-components'
import { type ReactNode, useMemo } from 'react'
import { type AnySdk, type Session, sessionOf } from './session.ts'

/** Everything but the configuration screen needs a configuration. */
export function Configured({ sdk, children }: { sdk: AnySdk; children(session: Session): ReactNode }) {
  const session = useMemo(() => sessionOf(sdk), [sdk])
  if (session) return children(session)
  return (
    <Note variant="warning" title="The app is not configured yet">
      <p>It needs the address of the site and the ids of the two spaces.</p>
      <Button size="small" onClick={() => void sdk.navigator.openAppConfig()}>
        Open the settings
      </Button>
    </Note>
  )
}
