import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import { headingTag, type Page } from '../../define/view.ts'
import { fullName } from '../../shared/person/person-words.ts'
import styles from './bio.module.css'

type Props = { entry: Entry<'bio'>; page: Page }

/** CSS pixels. */
const photoSize = 320

export function Photo({ entry, page }: Props): ReactNode {
  const { photo } = entry.fields
  if (!photo) return null
  const { alt, ...image } = page.image(photo, { width: photoSize })
  return <img {...image} alt={alt} className={styles.photo} {...page.mark(entry, 'photo')} />
}

export function Person({ entry, page }: Props): ReactNode {
  const { jobTitle, organization, url } = entry.fields
  const Heading = headingTag(page.rank)
  const address = page.link(url)
  const written = fullName(entry.fields)
  return (
    <>
      <Heading className={styles.name} {...page.mark(entry, 'name')}>
        {address.href ? <a {...address}>{written}</a> : written}
      </Heading>
      {jobTitle ? (
        <p className={styles.post} {...page.mark(entry, 'jobTitle')}>
          {jobTitle}
        </p>
      ) : null}
      {organization ? (
        <p className={styles.place} {...page.mark(entry, 'organization')}>
          {organization}
        </p>
      ) : null}
    </>
  )
}
