import type { ReactNode } from 'react'
import type { View } from '../../define/view.ts'
import { AccessKnowledge } from './kinds/access-knowledge/view.tsx'
import { ActionCards } from './kinds/action-cards/view.tsx'
import { IconTiles } from './kinds/icon-tiles/view.tsx'
import { LiveAndOnlineEvents } from './kinds/live-and-online-events/view.tsx'
import { MapView } from './kinds/map/view.tsx'
import { isKindName, type KindName } from './kinds/names.ts'
import { ProfessionalCertificates } from './kinds/professional-certificates/view.tsx'
import { WelcomeLanding } from './kinds/welcome-landing/view.tsx'
import { CmeProgress, CreateAccount, LogIn, SpinnerView } from './kinds/widgets/views.tsx'
import { messages } from './messages.ts'
import type { Block } from './parts/kind-view.tsx'

export const JsonData: View<'jsonData'> = ({ entry, page }) => {
  const { kind } = entry.fields
  if (isKindName(kind)) return kindViews[kind]({ entry, page })
  page.report(messages.unknown)
  return null
}

const kindViews: Readonly<Record<KindName, (block: Block) => ReactNode>> = {
  accessKnowledge: AccessKnowledge,
  professionalCertificates: ProfessionalCertificates,
  liveAndOnlineEvents: LiveAndOnlineEvents,
  actionCards: ActionCards,
  iconTiles: IconTiles,
  welcomeLanding: WelcomeLanding,
  map: MapView,
  spinner: SpinnerView,
  logIn: LogIn,
  createAccount: CreateAccount,
  cmeProgress: CmeProgress,
}
