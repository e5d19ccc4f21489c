import type { Entry } from '../../define/values.ts'
import { headingTag, type Page } from '../../define/view.ts'
import { Anchor } from '../../links/anchor.tsx'
import { fullName, postOf } from '../../shared/person/person-words.ts'
import styles from './article.module.css'
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
  const { biography, url } = author.fields
  const address = page.link(url)
  const name = fullName(author.fields)
  const post = postOf(author.fields)
  return (
    <div className={styles.person}>
      <p className={styles.name} {...page.mark(author, 'name')}>
        {address.href ? <Anchor link={address}>{name}</Anchor> : name}
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
