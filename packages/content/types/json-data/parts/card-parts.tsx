import { buttonClass } from '@association/ui/button/button-class.ts'
import type { ButtonVariant } from '@association/ui/button/variants.ts'
import type { ReactNode } from 'react'
import type { FormValues } from '../../../define/json-form.ts'
import type { HeadingTag, LinkAttributes } from '../../../define/view.ts'
import { Anchor } from '../../../links/anchor.tsx'
import { renderMarkdown } from '../../../rich-text/markdown/render-markdown.ts'
import { classNames } from '../../../safe/class-names.ts'
import { messages } from '../messages.ts'
import styles from './card-parts.module.css'
import type { cardFields } from './fields.ts'
import type { Block } from './kind-view.tsx'
import { isShown, Picture } from './picture.tsx'

export type Card = FormValues<typeof cardFields>
type Props = { card: Card; block: Block }

export const Tags = ({ card: { tags } }: Pick<Props, 'card'>) =>
  tags.length === 0 ? null : (
    <ul className={styles.tags} aria-label={messages.tags}>
      {tags.map(({ text, type }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: editors may write a tag twice
        <li key={index} className={classNames(styles.tag, styles[type])}>
          {text}
        </li>
      ))}
    </ul>
  )

export const Credits = ({ card: { credits } }: Pick<Props, 'card'>) =>
  credits ? <p className={styles.credits}>{messages.credits(credits)}</p> : null

export function Badge({ card: { badge, badgeType }, block }: Props) {
  if (badge === undefined) return null
  if (badgeType === 'text') return <p className={styles.badge}>{badge}</p>
  return isShown(badge, block) ? (
    <Picture picture={badge} alt="" box={badgeBox} className={styles.seal} block={block} />
  ) : null
}
const badgeBox = { width: 112, height: 112 }

type DescriptionProps = { card: Pick<Card, 'description'>; block: Block }

export const Description = ({ card: { description }, block }: DescriptionProps) =>
  description ? <div className={styles.description}>{renderMarkdown(description, block.page)}</div> : null

type TitleProps = { title: string; tag: HeadingTag; link?: LinkAttributes; className?: string }

export const Title = ({ title, tag: Tag, link, className }: TitleProps) => (
  <Tag className={classNames(styles.title, className)}>
    {link?.href ? (
      <Anchor link={link} className={styles.titleLink}>
        {title}
      </Anchor>
    ) : (
      title
    )}
  </Tag>
)

type MoreProps = { title: string; link: LinkAttributes; button?: ButtonVariant; children: ReactNode }

/** The card's title is part of its name, because screen readers list links alone. */
export const More = ({ title, link, button, children }: MoreProps) =>
  link.href ? (
    <p className={styles.more}>
      <Anchor
        link={link}
        className={classNames(buttonClass(button ?? 'link'), button ? undefined : styles.moreLink)}
      >
        {children}
        <span className="visually-hidden">{`: ${title}`}</span>
      </Anchor>
    </p>
  ) : null
