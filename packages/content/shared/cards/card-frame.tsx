import type { ReactNode } from 'react'
import { type HeadingTag, headingTag, type LinkAttributes, type Mark } from '../../define/view.ts'
import { Anchor } from '../../links/anchor.tsx'
import type { OfferedItem } from '../products/analytics-item.ts'
import styles from './cards.module.css'

type Props = {
  /** Without a URL the title is plain text. */
  link: LinkAttributes
  rank: number
  /** Can be missing while an editor writes. */
  title: string | undefined
  titleMark: Mark
  eyebrow?: ReactNode
  picture?: ReactNode
  children?: ReactNode
  foot?: ReactNode
  item?: OfferedItem | undefined
}

/** The whole card is clickable; controls on it stay usable. */
export function CardFrame({ link, rank, title, titleMark, eyebrow, picture, children, foot, item }: Props) {
  const Heading: HeadingTag = headingTag(rank)
  return (
    <article className={`card ${styles.frame}`} data-item={item && JSON.stringify(item)}>
      {picture}
      <div className={styles.words}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        {title ? (
          <Heading className={styles.title}>
            <Anchor link={link} mark={titleMark} className={link.href ? styles.link : undefined}>
              {title}
            </Anchor>
          </Heading>
        ) : null}
        {children}
        {foot ? <div className={styles.foot}>{foot}</div> : null}
      </div>
    </article>
  )
}
