import type { ReactNode } from 'react'
import { type HeadingTag, headingTag } from '../../../define/view.ts'
import { renderMarkdown } from '../../../rich-text/markdown/render-markdown.ts'
import { classNames } from '../../../safe/class-names.ts'
import type { Block } from './kind-view.tsx'
import styles from './section.module.css'

type Head = { metaTitle?: string; title?: string; description?: string }
type Props = { head: Head; block: Block; isLarge?: boolean; children: ReactNode }

/** Set `isLarge` if the cards have large titles, so that the section's title is larger. */
export function Section({ head, block: { entry, page }, isLarge = false, children }: Props) {
  const Title = headingTag(page.rank)
  return (
    <div className={`band ${styles.section}`} {...page.mark(entry, 'data')}>
      <div className="container">
        {head.metaTitle || head.title || head.description ? (
          <div className={styles.head}>
            {head.metaTitle ? <p className={styles.metaTitle}>{head.metaTitle}</p> : null}
            {head.title ? (
              <Title className={classNames(styles.title, isLarge && styles.large)}>{head.title}</Title>
            ) : null}
            {head.description ? (
              <div className={styles.description}>{renderMarkdown(head.description, page)}</div>
            ) : null}
          </div>
        ) : null}
        {children}
      </div>
    </div>
  )
}

/** Returns the heading tag for titles inside the section: one rank below its title, or its own rank without a title. */
export const innerHeading = ({ title }: Head, { page }: Block): HeadingTag =>
  headingTag(title ? page.rank + 1 : page.rank)
