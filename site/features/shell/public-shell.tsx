import type { ReactNode } from 'react'
import { config } from '../../base/config.ts'
import { loadSettings } from '../../content/delivery/load-page.ts'
import { readAs } from '../../content/delivery/read-page.ts'
import { renderNotice } from '../../page/notices/render-notice.tsx'
import { shellContent } from '../../page/settings/shell-content.ts'
import { CookieSettings } from '../consent/cookie-settings.tsx'
import { withoutNotes } from '../navigation/notes/menu-notes.ts'
import { publicRendering } from '../widgets/render-options.ts'
import { association } from './association.ts'
import { Shell } from './shell.tsx'

type Props = {
  path?: string | undefined
  /** A preview measures nothing, so it needs no consent. */
  isPreview?: boolean
  children: ReactNode
}

export async function PublicShell({ path, isPreview = false, children }: Props) {
  const settings = readAs('siteSettings', await loadSettings())
  const content = shellContent(settings, publicRendering)
  const { consentUrl, tagManagerUrl } = config.tags
  return (
    <Shell
      association={association(config)}
      content={{ ...content, navigation: withoutNotes(content.navigation) }}
      path={path}
      renderNotice={renderNotice(publicRendering)}
      cookieSettings={!isPreview && consentUrl && <CookieSettings hasTags={tagManagerUrl !== undefined} />}
    >
      {children}
    </Shell>
  )
}
