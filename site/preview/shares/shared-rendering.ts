import { locale } from '@association/content/define/locale.ts'
import type { RenderOptions } from '@association/content/render'
import type { SiteConfig } from '@association/services/config'
import { type PreviewEvents, previewEvents } from '../view-as/preview-events.ts'

type Shared = {
  contentful: SiteConfig['contentful']
  /** The addresses of the other pages of the link, by their paths. */
  instead: Readonly<Record<string, string>>
  /** What the content needs of events. */
  events: PreviewEvents | undefined
  now: number
}

/** As visitors get a page, with marks by which a remark finds its block, and with the editions of events as drafted. */
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
  // What is wrong with a draft is for its editors, not for the log.
  report: () => {},
})
