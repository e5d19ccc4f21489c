import type { ClientMetadata } from 'oidc-provider'
import type { IdentitySettings } from '../settings.ts'

const grants = { grant_types: ['authorization_code', 'refresh_token'], response_types: ['code' as const] }

export const clientsOf = ({ site, client, publicClients = [] }: IdentitySettings): ClientMetadata[] => [
  {
    ...grants,
    client_id: client.id,
    client_secret: client.secret,
    token_endpoint_auth_method: 'client_secret_post',
    redirect_uris: [`${site}/auth/callback`],
    post_logout_redirect_uris: [site, `${site}/`],
    backchannel_logout_uri: `${site}/auth/backchannel-logout`,
    backchannel_logout_session_required: true,
  },
  ...publicClients.map(({ id, redirectUri }) => ({
    ...grants,
    client_id: id,
    token_endpoint_auth_method: 'none' as const,
    redirect_uris: [redirectUri],
    post_logout_redirect_uris: [redirectUri],
  })),
]
