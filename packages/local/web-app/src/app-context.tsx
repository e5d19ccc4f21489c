import { createContext, use } from 'react'
import type { Clients } from './contentful/clients.ts'
import type { Notices } from './dialogs/notices.ts'
import type { Dialogs } from './host/dialogs.ts'
import type { Sessions } from './session/sessions.ts'

type Shared = { clients: Clients; dialogs: Dialogs; notices: Notices; sessions: Sessions }

export const SharedContext = createContext<Shared | undefined>(undefined)

export function useShared(): Shared {
  const shared = use(SharedContext)
  if (!shared) throw new Error('This part needs the context of the page around it.')
  return shared
}
