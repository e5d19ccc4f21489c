import { createRoot } from 'react-dom/client'
import { SharedContext } from './app-context.tsx'
import type { WebAppConfig } from './config/web-app-config.ts'
import { createClients } from './contentful/clients.ts'
import { createNotices } from './dialogs/notices.ts'
import { createDialogs } from './host/dialogs.ts'
import { Page } from './page.tsx'
import { createSessions } from './session/sessions.ts'
import './styles/base.css'
import './styles/controls.css'
import './styles/lists.css'
import './styles/editor.css'

const config: WebAppConfig = await (await fetch('/config.json')).json()
const clients = createClients(config)
const shared = {
  clients,
  dialogs: createDialogs(),
  notices: createNotices(),
  sessions: createSessions(clients),
}

addEventListener('beforeunload', (event) => {
  if (shared.sessions.hasUnsaved()) event.preventDefault()
})

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <SharedContext value={shared}>
      <Page />
    </SharedContext>,
  )
