import { buttonClass } from '@association/ui/button/button-class.ts'
import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import { headingTag, type Page } from '../../define/view.ts'
import { Anchor } from '../../links/anchor.tsx'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import { dayOf, monthAndYear } from '../dates.ts'
import { journalColors } from '../journals.ts'
import styles from './edition.module.css'
import { messages } from './messages.ts'

type ViewProps = { entry: Entry<'journalEditions'>; page: Page }
type Props = ViewProps & {
  className: string | undefined
  /** CSS pixels at its largest. */
  coverHeight: number
  look: 'dark' | 'link'
}

export const EditionBlock = (props: ViewProps) => (
  <Edition {...props} className={styles.block} coverHeight={300} look="dark" />
)

export const EditionCard = (props: ViewProps) => (
  <Edition {...props} className={classNames('card', styles.card)} coverHeight={210} look="link" />
)

function Edition({ entry, page, className, coverHeight, look }: Props) {
  const { journal, editionDate, title, description, volume, issue } = entry.fields
  const Heading = headingTag(page.rank)
  const month = monthAndYear(editionDate)
  const number = messages.number(volume, issue)
  return (
    <article className={className} style={properties({ '--journal': safeColor(colorOf(journal)) })}>
      <Cover entry={entry} page={page} coverHeight={coverHeight} />
      <div className={styles.words}>
        <FragmentTarget name={page.articlesOf && entry.id} />
        {page.articlesOf ? null : (
          <p className={styles.journal} {...page.mark(entry, 'journal')}>
            {journal}
          </p>
        )}
        <Heading className={styles.title} {...page.mark(entry, 'editionDate')}>
          <time dateTime={dayOf(editionDate)}>{month ?? title ?? journal}</time>
        </Heading>
        {title ? (
          <p className={styles.subject} {...page.mark(entry, 'title')}>
            {title}
          </p>
        ) : null}
        {number ? (
          <p className={styles.number} {...page.mark(entry, 'volume')}>
            {number}
          </p>
        ) : null}
        {description ? (
          <p className={styles.description} {...page.mark(entry, 'description')}>
            {description}
          </p>
        ) : null}
        <Read entry={entry} page={page} look={look} />
      </div>
    </article>
  )
}

/** The page of the journal leads to the articles in place of itself. */
function Read({ entry, page, look }: ViewProps & Pick<Props, 'look'>): ReactNode {
  const { journal, editionDate, url } = entry.fields
  const articles = page.articlesOf?.(entry) ?? []
  const address = page.link(url)
  const [first] = articles
  const name = [journal, monthAndYear(editionDate)].filter(Boolean).join(', ')
  const hidden = name ? <span className="visually-hidden">{`: ${name}`}</span> : null
  if (!first)
    return address.href ? (
      <p className={styles.read}>
        <a {...address} className={styles.link} {...page.mark(entry, 'url')}>
          {messages.read}
          {hidden}
        </a>
      </p>
    ) : null
  return (
    <>
      <p className={styles.read}>
        <Anchor
          link={url?.startsWith('http') ? address : page.link(first.path)}
          className={buttonClass(look)}
        >
          {messages.read}
          {hidden}
        </Anchor>
      </p>
      <ul className={styles.articles}>
        {articles.map(({ id, path, title }) => (
          <li key={id}>
            <a {...page.link(path)}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Cover({ entry, page, coverHeight }: ViewProps & Pick<Props, 'coverHeight'>) {
  const { cover } = entry.fields
  if (!cover) return <div className={styles.ground} />
  const { alt, ...image } = page.image(cover, { height: coverHeight })
  return (
    <div className={styles.ground}>
      <img {...image} alt={alt} className={styles.cover} {...page.mark(entry, 'cover')} />
    </div>
  )
}

const colorOf = (journal: string | undefined) =>
  journalColors[journal as keyof typeof journalColors] as string | undefined
