import type { Delivered } from '@association/services/contentful'
import type { ReactNode } from 'react'
import { PublicShell } from '../public-shell.tsx'
import styles from './live-preview.module.css'

/** A page stands in the site's shell, as visitors see it; a block stands alone, with some room around it. */
export function PreviewPlace({ isPage, children }: { isPage: boolean; children: ReactNode }) {
  return isPage ? <PublicShell>{children}</PublicShell> : <main className={styles.alone}>{children}</main>
}

export const isPage = ({ parts, space, root }: Delivered) =>
  parts[space]?.entries[root]?.sys.contentType?.sys.id === 'page'
