import type { RenderOptions } from '@association/content/render'
import { schemeOf } from '@association/services/config/scheme-of.ts'
import { config } from '../../base/config.ts'
import { log } from '../../base/log.ts'
import { frameBases } from '../../base/security/frames.ts'
import { siteWidgets } from './site-widgets.tsx'

/** Problems go to the log, not to visitors. */
export const publicRendering: RenderOptions = {
  mode: 'public',
  scheme: schemeOf(config.contentful),
  links: {
    own: config.ownHosts,
    platform: [new URL(config.memberAppUrl).host],
    memberApp: config.memberAppUrl,
  },
  supportEmail: config.supportEmail,
  get now() {
    return Date.now()
  },
  widgets: siteWidgets(config),
  embeds: frameBases(config.embeds),
  report: ({ space, entry, type, field, message, severity }) =>
    log[severity === 'warning' ? 'warn' : 'error'](
      `${space}/${entry} (${type}${field ? `.${field}` : ''}) ${message}`,
    ),
}

/** A sign-in in a block returns to `path`. */
export const renderingAt = (path: string | undefined): RenderOptions => ({
  ...publicRendering,
  widgets: siteWidgets({ ...config, path }),
})
