import { locale } from '@association/content/define/locale.ts'
import type { ViewAs } from '@association/content/preview/view-as.ts'
import type { RenderOptions } from '@association/content/render'
import type { SiteConfig } from '@association/services/config'
import { schemeOf } from '@association/services/config/scheme-of.ts'
import { frameBases } from '../base/security/frames.ts'
import { type Association, association } from '../features/shell/association.ts'
import type { WidgetSettings } from '../features/widgets/settings.ts'
import type { AllowedPreview } from './access/grant.ts'
import type { SpaceIds } from './content/links.ts'
import type { PreviewEvents } from './view-as/preview-events.ts'

/** Sent to the client; the token is the only secret. */
export type PreviewSettings = {
  ids: SpaceIds
  environment: string
  locale: string
  /** Frames only accept messages of our app from this origin. */
  appOrigin: string
  /** The pane's messages are only accepted from this origin. */
  webAppOrigin: string
  token: string
  nonce?: string
  version?: 'published'
  viewAs?: ViewAs
  links: RenderOptions['links']
  scheme: RenderOptions['scheme']
  embeds: RenderOptions['embeds']
  widgets: WidgetSettings
  events?: PreviewEvents | undefined
  association: Association
}

export function settingsFor(
  { token, nonce, version, viewAs }: AllowedPreview,
  config: SiteConfig,
): PreviewSettings {
  const { contentful, preview, ownHosts, siteUrl, memberAppUrl, supportEmail, organisation } = config
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
    scheme: schemeOf(contentful),
    embeds: frameBases(config.embeds),
    widgets: { siteUrl, memberAppUrl, supportEmail, organisation },
    association: association(config),
  }
}
