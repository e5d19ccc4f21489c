import type { Delivered } from '@association/services/contentful'
import type { ReactNode } from 'react'
import { PublicShell } from '../public-shell.tsx'
import styles from './live-preview.module.css'
import { isShellType } from './shell-preview.tsx'

/** Shows a page inside the shell of the site, as visitors see it. The preview of a part of the shell renders the shell itself. A block has only some room around it. */
export function PreviewPlace({ delivered, children }: { delivered: Delivered; children: ReactNode }) {
  const { type, path } = rootOf(delivered)
  if (type === 'page') return <PublicShell path={path}>{children}</PublicShell>
  return isShellType(type) ? children : <main className={styles.alone}>{children}</main>
}

function rootOf({ parts, space, root }: Delivered) {
  const entry = parts[space]?.entries[root]
  const path: unknown = entry?.fields?.path
  return {
    type: entry?.sys.contentType?.sys.id,
    path: typeof path === 'string' ? path : undefined,
  }
}
