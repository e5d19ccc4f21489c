import type { Entry } from '@association/content'
import { type RenderOptions, renderText } from '@association/content/render'
import type { ReactNode } from 'react'
import { type NavLink, navLinks } from './nav-link.ts'

export type ShellContent = {
  tagline?: string | undefined
  announcement?: Entry<'announcement'> | undefined
  navigation: readonly NavLink[]
  subNavigations: readonly NavLink[]
  footer: readonly NavLink[]
  legal: readonly NavLink[]
  social: readonly NavLink[]
  footerText?: ReactNode
  postalAddress: readonly string[]
  telephone?: string | undefined
}

export const emptyShell: ShellContent = {
  navigation: [],
  subNavigations: [],
  footer: [],
  legal: [],
  social: [],
  postalAddress: [],
}

export function shellContent(
  settings: Entry<'siteSettings'> | undefined,
  options: RenderOptions,
): ShellContent {
  if (!settings) return emptyShell
  const { fields } = settings
  const links = (items: readonly Entry<'navItem'>[]) => navLinks(items, { settings: fields, options })
  return {
    tagline: fields.tagline,
    announcement: fields.announcement,
    navigation: links(fields.headerNavigation),
    subNavigations: links(fields.subNavigations),
    footer: links(fields.footerNavigation),
    legal: links(fields.legalNavigation),
    social: links(fields.socialLinks),
    footerText: renderText(settings, fields.footerText, options),
    postalAddress: linesOf(fields.postalAddress),
    telephone: fields.telephone,
  }
}

const linesOf = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
