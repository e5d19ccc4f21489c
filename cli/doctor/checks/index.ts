import { spaces } from '@association/content'
import type { DoctorCheck } from '../check.ts'
import { appChecks } from './contentful/app.ts'
import { contentChecks } from './contentful/content-model.ts'
import { previewChecks } from './contentful/preview.ts'
import { spaceChecks } from './contentful/space.ts'
import { webhookChecks } from './contentful/webhook.ts'
import { identityChecks } from './identity.ts'
import { platformChecks } from './platform.ts'
import { registrationChecks } from './registrations.ts'
import { searchChecks } from './search.ts'
import { secretChecks } from './secrets.ts'
import { serviceChecks } from './services.ts'
import { settingsCheck } from './settings.ts'
import { sharedStateChecks } from './shared-state.ts'
import { shopChecks } from './shop.ts'
import { siteChecks } from './site.ts'
import { tagChecks } from './tags.ts'

export const checks: readonly DoctorCheck[] = [
  settingsCheck,
  ...spaces.flatMap((space) => [...spaceChecks(space), ...contentChecks(space), ...webhookChecks(space)]),
  ...siteChecks,
  ...secretChecks,
  ...sharedStateChecks,
  ...previewChecks,
  ...appChecks,
  ...serviceChecks,
  ...searchChecks,
  ...identityChecks,
  ...platformChecks,
  ...shopChecks,
  ...registrationChecks,
  ...tagChecks,
]
