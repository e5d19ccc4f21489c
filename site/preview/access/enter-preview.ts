import type { SiteConfig } from '@association/services/config'
import { isSameSecret } from '@association/services/preview-token'
import { endpoint } from '../../base/app-requests/endpoint.ts'
import { privateHeaders } from '../../base/security/private-headers.ts'
import { deniedPage } from './denied-page.ts'
import { previewAddress } from './grant.ts'
import { wantedEntry } from './identifiers.ts'

type PreviewConfig = Pick<SiteConfig, 'contentful' | 'preview' | 'siteUrl'>

/**
 * Answers Contentful's content preview URL: `?secret=…&space=…&environment=…&entry=…`. The redirect contains only
 * checked ids.
 */
export function enterPreview(request: Request, config: PreviewConfig, now = Date.now()): Promise<Response> {
  const query = new URL(request.url).searchParams
  return endpoint(async () => {
    if (!isSameSecret(query.get('secret') ?? '', config.preview.secret))
      return deniedPage(
        config,
        'The secret in the content preview URL is not the secret of this site. Copy the address again from the configuration of our app.',
      )
    const wanted = wantedEntry(Object.fromEntries(query), config.contentful)
    const { url } = previewAddress(wanted, config, { now })
    return new Response(null, { status: 307, headers: { ...privateHeaders, location: url } })
  })
}
