import { apps } from './apps/apps.ts'
import { images } from './images/routes.ts'
import type { Plugin } from './plugin.ts'
import { processing } from './processing/routes.ts'
import { uploads } from './uploads/routes.ts'
import { webhooks } from './webhooks/webhooks.ts'

export const plugins: readonly Plugin[] = [images, uploads, processing, webhooks, apps]
