import type { ReactNode } from 'react'
import { type HeadingTag, headingTag, type LinkAttributes, type Mark } from '../../define/view.ts'
import { Anchor } from '../../links/anchor.tsx'
import type { OfferedItem } from '../products/analytics-item.ts'
import styles from './cards.module.css'

type Props = {
  /** Where the whole card leads; without an address its title is plain text. */
  link: LinkAttributes
  rank: number
  /** May still be missing while somebody writes. */
  title: string | undefined
  titleMark: Mark
  /** A few words above the title. */
  eyebrow?: ReactNode
  picture?: ReactNode
  children?: ReactNode
  /** Prices and buttons, at the lower edge. */
  foot?: ReactNode
  /** The product of the card, for analytics. */
  item?: OfferedItem | undefined
}

/** A card that leads as a whole where its title leads; what else can be used on it stays usable. */
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
