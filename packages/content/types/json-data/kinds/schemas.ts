import type { Schema } from '../../../define/json-form.ts'
import { accessKnowledge } from './access-knowledge/schema.ts'
import { actionCards } from './action-cards/schema.ts'
import { iconTiles } from './icon-tiles/schema.ts'
import { liveAndOnlineEvents } from './live-and-online-events/schema.ts'
import { map } from './map/schema.ts'
import type { KindName } from './names.ts'
import { professionalCertificates } from './professional-certificates/schema.ts'
import { welcomeLanding } from './welcome-landing/schema.ts'
import { cmeProgress, createAccount, logIn, spinner } from './widgets/schemas.ts'

export const schemas = {
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
} as const satisfies Record<KindName, Schema>
