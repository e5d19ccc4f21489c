import type { ReactNode } from 'react'
import { CookieSettings } from '../features/consent/cookie-settings.tsx'
import { Shell } from '../features/shell/shell.tsx'
import { shellContent } from '../features/shell/shell-content.ts'
import { association } from './association.ts'
import { config } from './config.ts'
import { loadSettings } from './load-page.ts'
import { readAs } from './read-page.ts'
import { renderNotice } from './render-notice.tsx'
import { publicRendering } from './render-options.ts'

type Props = {
  /** The path of the page, for what the shell highlights; missing where there is no page. */
  path?: string | undefined
  /** An editor's preview asks for no consent, because nothing is measured there. */
  isPreview?: boolean
  children: ReactNode
}

/** The shell of public pages, with the content of the site's settings. */
export async function PublicShell({ path, isPreview = false, children }: Props) {
  const settings = readAs('siteSettings', await loadSettings())
  const { consentUrl, tagManagerUrl } = config.tags
  return (
    <Shell
      association={association(config)}
      content={shellContent(settings, publicRendering)}
      path={path}
      renderNotice={renderNotice(publicRendering)}
      cookieSettings={!isPreview && consentUrl && <CookieSettings hasTags={tagManagerUrl !== undefined} />}
    >
      {children}
    </Shell>
  )
}
