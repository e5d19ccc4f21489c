import type { Entry } from '@association/content'
import type { RenderOptions } from '@association/content/render'
import type { ReactNode } from 'react'
import type { Association } from '../../features/shell/association.ts'
import { Shell } from '../../features/shell/shell.tsx'
import { renderNotice } from '../../page/notices/render-notice.tsx'
import { type NavPlace, navLinks } from '../../page/settings/nav-link.ts'
import { emptyShell, type ShellContent, shellContent } from '../../page/settings/shell-content.ts'

type Props = {
  entry: Entry<ShellEntryId>
  options: RenderOptions
  association: Association
  children: ReactNode
}

const shellEntryIds = ['siteSettings', 'navItem', 'announcement', 'notificationDialogue'] as const
type ShellEntryId = (typeof shellEntryIds)[number]

export const isInShell = (entry: Entry): entry is Entry<ShellEntryId> => isShellType(entry.type)
export const isShellType = (type: string | undefined) => shellEntryIds.some((id) => id === type)

export const ShellPreview = ({ entry, options, association, children }: Props) => (
  <Shell
    association={association}
    content={contentOf(entry, options)}
    path={pathOf(entry)}
    renderNotice={renderNotice(options)}
  >
    {children}
  </Shell>
)

function contentOf(entry: Entry<ShellEntryId>, options: RenderOptions): ShellContent {
  if (entry.type === 'siteSettings') return shellContent(entry, options)
  if (entry.type === 'announcement') return { ...emptyShell, announcement: entry }
  return entry.type === 'navItem' ? withItem(entry, { settings: {}, options }) : emptyShell
}

/** A group can appear in the header and in a section, so both are shown. */
function withItem(entry: Entry<'navItem'>, place: NavPlace): ShellContent {
  const navigation = navLinks([entry], place)
  const subNavigations = navigation.filter(({ items }) => items.length > 0)
  return { ...emptyShell, navigation, subNavigations }
}

const pathOf = (entry: Entry<ShellEntryId>) => (entry.type === 'navItem' ? entry.fields.link : '/')
