import { renderText } from '@association/content/render'
import type { ReactNode } from 'react'
import { Shell } from '../features/shell/shell.tsx'
import { config } from './config.ts'
import { loadSettings } from './load-page.ts'
import { readAs } from './read-page.ts'
import { publicRendering } from './render-options.ts'

/** The shell of public pages, with the texts of the site's settings. */
export async function PublicShell({ children }: { children: ReactNode }) {
  const settings = readAs('siteSettings', await loadSettings())
  const { organisation, supportEmail, memberAppUrl } = config
  return (
    <Shell
      association={{ ...organisation, supportEmail, memberAppUrl, tagline: settings?.fields.tagline }}
      footerText={settings && renderText(settings, settings.fields.footerText, publicRendering)}
    >
      {children}
    </Shell>
  )
}
