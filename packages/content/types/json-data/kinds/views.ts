import type { ReactNode } from 'react'
import type { Block } from '../parts/kind-view.tsx'
import { AccessKnowledge } from './access-knowledge/view.tsx'
import { ActionCards } from './action-cards/view.tsx'
import { CmeProgress } from './cme-progress/view.tsx'
import { CreateAccount } from './create-account/view.tsx'
import { IconTiles } from './icon-tiles/view.tsx'
import { LiveAndOnlineEvents } from './live-and-online-events/view.tsx'
import { LogIn } from './log-in/view.tsx'
import { MapView } from './map/view.tsx'
import type { KindName } from './names.ts'
import { ProfessionalCertificates } from './professional-certificates/view.tsx'
import { SpinnerView } from './spinner/view.tsx'
import { WelcomeLanding } from './welcome-landing/view.tsx'

export const kindViews: Readonly<Record<KindName, (block: Block) => ReactNode>> = {
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
