import { locale } from '@association/content/define/locale.ts'
import type { RenderOptions } from '@association/content/render'
import type { SiteConfig } from '@association/services/config'
import { type PreviewEvents, previewEvents } from '../view-as/preview-events.ts'

type Shared = {
  contentful: SiteConfig['contentful']
  instead: Readonly<Record<string, string>>
  events: PreviewEvents | undefined
  now: number
}

/** As for visitors, but with marks for remarks and with drafts of editions. */
export const sharedRendering = (
  site: RenderOptions,
  { contentful, instead, events, now }: Shared,
): RenderOptions => ({
  ...site,
  ...(events && previewEvents(events, now)),
  mode: 'shared',
  now,
  links: { ...site.links, instead },
  ids: {
    spaces: { association: contentful.spaces.association.id, events: contentful.spaces.events.id },
    environment: contentful.environment,
    locale,
  },
  // Draft problems concern editors, not the log.
  report: () => {},
})
