import { Button, Note } from '@contentful/f36-components'
import type { AnySdk } from '../contentful/session.ts'

export const NotConfigured = ({ sdk }: { sdk: AnySdk }) => (
  <Note variant="warning" title="The app is not configured yet">
    <p>It needs the address of the site and the ids of the two spaces.</p>
    <Button size="small" onClick={() => void sdk.navigator.openAppConfig()}>
      Open the settings
    </Button>
  </Note>
)
