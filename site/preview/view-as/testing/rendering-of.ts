import type { ViewAs } from '@association/content/preview/view-as.ts'
import type { RenderOptions } from '@association/content/render'
import { previewSession } from '../../live/preview-session.ts'
import type { PreviewSettings } from '../../settings.ts'

const association = {
  name: 'Association for Physician Leadership',
  shortName: 'AAPL',
  supportEmail: 'help@leaders.example',
  memberAppUrl: 'https://members.leaders.example',
  shopUrl: 'https://shop.leaders.example',
}

const settings: PreviewSettings = {
  ids: { association: 'association', events: 'events' },
  environment: 'master',
  locale: 'en-US',
  appOrigin: 'https://app.leaders.example',
  webAppOrigin: 'https://app.contentful.com',
  token: 'token',
  links: { own: [], platform: [] },
  scheme: 'https',
  embeds: {},
  widgets: { siteUrl: 'https://www.leaders.example', ...association, organisation: association },
  association,
}

export const renderingOf = (viewAs: ViewAs): RenderOptions =>
  previewSession({ space: 'association', root: 'none', parts: {} }, { ...settings, viewAs }).options
