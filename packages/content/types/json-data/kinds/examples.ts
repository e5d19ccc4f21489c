import { accessKnowledge } from './access-knowledge/example.ts'
import { actionCards } from './action-cards/example.ts'
import { cmeProgress } from './cme-progress/example.ts'
import { createAccount } from './create-account/example.ts'
import { iconTiles } from './icon-tiles/example.ts'
import { liveAndOnlineEvents } from './live-and-online-events/example.ts'
import { logIn } from './log-in/example.ts'
import { map } from './map/example.ts'
import type { KindName } from './names.ts'
import { professionalCertificates } from './professional-certificates/example.ts'
import { spinner } from './spinner/example.ts'
import { welcomeLanding } from './welcome-landing/example.ts'

/** The gallery and the editor show these. */
export const examples: Readonly<Record<KindName, unknown>> = {
  accessKnowledge,
  professionalCertificates,
  liveAndOnlineEvents,
  actionCards,
  iconTiles,
  welcomeLanding,
  map,
  spinner,
  logIn,
  createAccount,
  cmeProgress,
}
