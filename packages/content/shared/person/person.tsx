import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import { headingTag, type Mark, type Page } from '../../define/view.ts'
import { Anchor } from '../../links/anchor.tsx'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { classNames } from '../../safe/class-names.ts'
import collapse from '../collapse/collapse.module.css'
import { personMessages } from './messages.ts'
import styles from './person.module.css'
import { fullName, postOf } from './person-words.ts'

type Props = { entry: Entry<'bio'>; page: Page; rank: number }

type ListProps = { people: readonly Entry<'bio'>[]; page: Page; rank: number; mark: Mark; isWide?: boolean }

export const PersonList = ({ people, page, rank, mark, isWide = false }: ListProps) => (
  <ul className={classNames(styles.people, isWide && styles.wide)} {...mark}>
    {people.map((person) => (
      <li key={person.id}>
        <Person entry={person} page={page} rank={rank} />
      </li>
    ))}
  </ul>
)

/** CSS pixels. */
const portraitWidth = 80

function Person({ entry, page, rank }: Props) {
  const { name, biography, url, hashLink } = entry.fields
  const Heading = headingTag(rank)
  const link = page.link(url)
  const words = fullName(entry.fields)
  return (
    <article className={styles.person}>
      <Portrait entry={entry} page={page} />
      <div className={styles.words}>
        <FragmentTarget name={hashLink} />
        <Heading className={styles.name} {...page.mark(entry, 'name')}>
          {link.href ? <Anchor link={link}>{words}</Anchor> : words}
        </Heading>
        <p className={styles.post}>{postOf(entry.fields)}</p>
        {biography ? (
          <details className={collapse.collapse}>
            <summary className={classNames(collapse.opener, styles.summary)}>
              {personMessages.biography}
              <span className="visually-hidden">{`: ${name}`}</span>
            </summary>
            <div {...page.mark(entry, 'biography')}>{page.richText(biography, { of: entry })}</div>
          </details>
        ) : null}
      </div>
    </article>
  )
}

function Portrait({ entry, page }: Omit<Props, 'rank'>): ReactNode {
  const { photo } = entry.fields
  if (!photo) return null
  const { alt, ...image } = page.image(photo, { width: portraitWidth })
  return <img {...image} alt={alt} className={styles.portrait} {...page.mark(entry, 'photo')} />
}
