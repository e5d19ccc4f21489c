import type { Space } from '@association/content'
import type { SettingsReader } from './settings.ts'

export type ContentfulConfig = {
  environment: string
  /** `host` or `host:port`, as the SDKs expect. */
  hosts: { delivery: string; preview: string; management: string; upload: string; images: string }
  /** True for plain http, as local services speak. */
  insecure: boolean
  /** Such as https://app.contentful.com, without a trailing slash. */
  webAppUrl: string
  spaces: Record<Space, SpaceConfig>
}
type SpaceConfig = { id: string; deliveryToken: string; previewToken: string }

type Reads = Pick<SettingsReader, 'host' | 'optional' | 'optionalUrl' | 'text'>

export function readContentful(read: Reads): ContentfulConfig {
  const space = (name: string): SpaceConfig => ({
    id: read.text(`CONTENTFUL_${name}_SPACE_ID`, 'Contentful → Settings → General settings'),
    deliveryToken: read.text(`CONTENTFUL_${name}_DELIVERY_TOKEN`, 'Contentful → Settings → API keys'),
    previewToken: read.text(`CONTENTFUL_${name}_PREVIEW_TOKEN`, 'Contentful → Settings → API keys'),
  })
  return {
    environment: read.optional('CONTENTFUL_ENVIRONMENT') ?? 'master',
    hosts: {
      delivery: read.host('CONTENTFUL_DELIVERY_HOST', 'cdn.contentful.com'),
      preview: read.host('CONTENTFUL_PREVIEW_HOST', 'preview.contentful.com'),
      management: read.host('CONTENTFUL_MANAGEMENT_HOST', 'api.contentful.com'),
      upload: read.host('CONTENTFUL_UPLOAD_HOST', 'upload.contentful.com'),
      images: read.host('CONTENTFUL_IMAGES_HOST', 'images.ctfassets.net'),
    },
    insecure: read.optional('CONTENTFUL_INSECURE') === 'true',
    webAppUrl: read.optionalUrl('CONTENTFUL_WEB_APP_URL') ?? 'https://app.contentful.com',
    spaces: { association: space('ASSOCIATION'), events: space('EVENTS') },
  }
}

export const inEnvironment = <Config extends { contentful: ContentfulConfig }>(
  config: Config,
  environment?: string,
): Config =>
  environment === undefined ? config : { ...config, contentful: { ...config.contentful, environment } }
