import type { Entry } from '../../define/values.ts'
import { headingTag, type Page } from '../../define/view.ts'
import { Anchor } from '../../links/anchor.tsx'
import styles from './article.module.css'
import { nameOf } from './byline.tsx'
import { messages } from './messages.ts'
import { Portrait } from './portrait.tsx'

type Props = { entry: Entry<'basicArticle'>; page: Page }

export function Authors({ entry, page }: Props) {
  const { authors } = entry.fields
  const Heading = headingTag(page.rank + 1)
  if (authors.length === 0) return null
  return (
    <section className={styles.authors}>
      <Heading className={styles.partTitle}>{messages.authors(authors.length)}</Heading>
      <ul className={styles.authorList}>
        {authors.map((author) => (
          <li key={author.id} className={styles.author}>
            <Portrait author={author} page={page} />
            <Author author={author} page={page} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Author({ author, page }: { author: Entry<'bio'>; page: Page }) {
  const { jobTitle, organization, biography, url } = author.fields
  const address = page.link(url)
  const post = [jobTitle, organization].filter(Boolean).join(', ')
  return (
    <div className={styles.person}>
      <p className={styles.name} {...page.mark(author, 'name')}>
        {address.href ? <Anchor link={address}>{nameOf(author)}</Anchor> : nameOf(author)}
      </p>
      {post ? (
        <p className={styles.post} {...page.mark(author, 'jobTitle')}>
          {post}
        </p>
      ) : null}
      {biography ? (
        <div className={styles.biography} {...page.mark(author, 'biography')}>
          {page.richText(biography, { of: author })}
        </div>
      ) : null}
    </div>
  )
}
