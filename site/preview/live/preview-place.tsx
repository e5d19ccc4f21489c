import type { Entry } from '@association/content'
import { pagePath } from '@association/content/derive/page-path.ts'
import { pageViews } from '@association/content/generated/page-views.ts'
import { plainPath } from '@association/content/links/own-path.ts'
import type { Delivered } from '@association/services/contentful'
import type { ReactNode } from 'react'
import { readAny } from '../../content/delivery/read-page.ts'
import { PublicShell } from '../../features/shell/public-shell.tsx'
import styles from './live-preview.module.css'
import { isShellType } from './shell-preview.tsx'

/** A shell part renders the shell itself. */
export function PreviewPlace({ delivered, children }: { delivered: Delivered; children: ReactNode }) {
  const { type, path } = rootOf(delivered)
  if (path !== undefined)
    return (
      <PublicShell path={path} isPreview>
        {children}
      </PublicShell>
    )
  return isShellType(type) ? children : <main className={styles.alone}>{children}</main>
}

export function rootOf(delivered: Delivered) {
  const { parts, space, root } = delivered
  const entry = readAny(delivered)
  const address = entry && hasPage(entry) ? pagePath(entry.type, entry.fields) : undefined
  const type = parts[space]?.entries[root]?.sys.contentType?.sys.id
  // A new page has no path yet.
  return { type, path: address ? plainPath(address) : type === 'page' ? '/' : undefined }
}

const hasPage = ({ type }: Entry) => type === 'page' || type in pageViews
