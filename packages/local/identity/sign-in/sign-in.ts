import type Provider from 'oidc-provider'
import type { Sessions } from '../provider/sessions.ts'
import type { IdentitySettings } from '../settings.ts'

export type SignIn = { provider: Provider; settings: IdentitySettings; sessions: Sessions }
