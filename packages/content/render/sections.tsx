import type { ReactNode } from 'react'
import type { Entry } from '../define/values.ts'
import type { RenderOptions } from './page-context.ts'
import styles from './sections.module.css'
import { notes } from './try-block.tsx'

type Props = { page: Entry<'page'>; options: RenderOptions; hasTitle: boolean; children: ReactNode }

/** A page without a title gets a main heading for screen readers. */
export function Sections({ page, options, hasTitle, children }: Props) {
  return (
    <div className={styles.sections}>
      {hasTitle ? null : <h1 className="visually-hidden">{page.fields.title}</h1>}
      {notes(page, options)}
      {children}
    </div>
  )
}
