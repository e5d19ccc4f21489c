import type { Entry } from '@association/content'
import type { LinkAttributes, Mark } from '@association/content/define/view.ts'
import { linkAttributes } from '@association/content/links/link-attributes.ts'
import { markOf, type RenderOptions } from '@association/content/render'

export type NavLink = {
  id: string
  name: string
  description?: string
  /** Has no `href` for a group without a page. */
  link: LinkAttributes
  items: readonly NavLink[]
  /** Hidden from visitors who are signed out. */
  isForMembers: boolean
  mark: Mark
}

export type SettingLinks = Partial<
  Pick<
    Entry<'siteSettings'>['fields'],
    'podcastUrl' | 'podcastFallbackUrl' | 'boardApplicationUrl' | 'boardNominationUrl'
  >
>
export type NavPlace = { settings: SettingLinks; options: RenderOptions }

/** Cyclic content must end. */
const levels = 3

export function navLinks(entries: readonly Entry<'navItem'>[], place: NavPlace, depth = levels): NavLink[] {
  if (depth === 0) return []
  return entries.flatMap((entry) => {
    const { name, description, audience } = entry.fields
    const items = navLinks(entry.fields.items, place, depth - 1)
    const link = linkOf(entry, place)
    if (!name || (!link.href && items.length === 0)) return []
    const isForMembers = audience === 'logged in'
    const mark = markOf(entry, 'name', place.options)
    return [{ id: entry.id, name, ...(description && { description }), link, items, isForMembers, mark }]
  })
}

function linkOf({ fields }: Entry<'navItem'>, { settings, options }: NavPlace): LinkAttributes {
  const setting = fields.settingLink && settingAddress(fields.settingLink, settings)
  const link = linkAttributes(setting || fields.link, options.links)
  return link.href && fields.isExternal ? { ...link, target: '_blank', rel: 'noopener' } : link
}

function settingAddress(
  setting: NonNullable<Entry<'navItem'>['fields']['settingLink']>,
  { podcastUrl, podcastFallbackUrl, boardApplicationUrl, boardNominationUrl }: SettingLinks,
) {
  if (setting === 'podcast') return podcastUrl || podcastFallbackUrl
  return setting === 'board application' ? boardApplicationUrl : boardNominationUrl
}
