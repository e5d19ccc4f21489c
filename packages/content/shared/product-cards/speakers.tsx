import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import { fullName, postOf } from '../person/person-words.ts'
import styles from './speakers.module.css'

type Props = { entry: Entry<'product'>; page: Page }

export function Speakers({ entry, page }: Props): ReactNode {
  const { people, productType } = entry.fields
  if (productType !== 'Webinar' || people.length === 0) return null
  return (
    <ul className={styles.speakers} {...page.mark(entry, 'people')}>
      {people.map((person) => (
        <li key={person.id} className={styles.speaker}>
          <Portrait person={person} page={page} />
          <p className={styles.words}>
            <b>{fullName(person.fields)}</b>
            <span className={styles.post}>{` ${postOf(person.fields)}`}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** CSS pixels. */
const portraitSize = 40

function Portrait({ person, page }: { person: Entry<'bio'>; page: Page }): ReactNode {
  const { photo } = person.fields
  if (!photo) return null
  const { src } = page.image(photo, { width: 2 * portraitSize, isLazy: true })
  return (
    <img
      src={src}
      width={portraitSize}
      height={portraitSize}
      loading="lazy"
      alt=""
      className={styles.portrait}
    />
  )
}
