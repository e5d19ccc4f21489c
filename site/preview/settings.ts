import { locale } from '@association/content/define/locale.ts'
import type { ViewAs } from '@association/content/preview/view-as.ts'
import type { RenderOptions } from '@association/content/render'
import type { SiteConfig } from '@association/services/config'
import { frameBases } from '../base/security/frames.ts'
import { type Association, association } from '../features/shell/association.ts'
import type { WidgetSettings } from '../features/widgets/settings.ts'
import type { AllowedPreview } from './access/grant.ts'
import type { SpaceIds } from './content/links.ts'
import type { PreviewEvents } from './view-as/preview-events.ts'

/** What the preview's client must know. It holds nothing secret but the token of this very preview. */
export type PreviewSettings = {
  ids: SpaceIds
  environment: string
  locale: string
  /** Origin of our app: the only one its frames listen to. */
  appOrigin: string
  /** Origin of Contentful's web app: the only one its live preview pane listens to. */
  webAppOrigin: string
  token: string
  /** Present when our app opened this preview. */
  nonce?: string
  /** Visitors' content instead of the draft. */
  version?: 'published'
  /** For whom and when the preview is rendered. */
  viewAs?: ViewAs
  links: RenderOptions['links']
  scheme: RenderOptions['scheme']
  embeds: RenderOptions['embeds']
  widgets: WidgetSettings
  /** What the content needs of events. */
  events?: PreviewEvents | undefined
  /** For the shell around the entries that are part of it. */
  association: Association
}

export function settingsFor(
  { token, nonce, version, viewAs }: AllowedPreview,
  config: SiteConfig,
): PreviewSettings {
  const { contentful, preview, ownHosts, siteUrl, memberAppUrl, supportEmail } = config
  const [webApp = '', app = ''] = preview.frameAncestors
  const { spaces } = contentful
  return {
    ids: { association: spaces.association.id, events: spaces.events.id },
    environment: contentful.environment,
    locale,
    appOrigin: new URL(app).origin,
    webAppOrigin: new URL(webApp).origin,
    token,
    nonce,
    version,
    viewAs,
    links: { own: ownHosts, platform: [new URL(memberAppUrl).host], memberApp: memberAppUrl },
    scheme: contentful.insecure ? 'http' : 'https',
    embeds: frameBases(config.embeds),
    widgets: { siteUrl, memberAppUrl, supportEmail },
    association: association(config),
  }
}
