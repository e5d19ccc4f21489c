import type { Entry } from '@association/content'
import { imageAttributes } from '@association/content/images/image-attributes.ts'
import type { RenderOptions } from '@association/content/render'
import { fullName, postOf } from '@association/content/shared/person/person-words.ts'
import { basicArticlePath } from '@association/content/types/basic-article/path.ts'
import { messages } from './messages.ts'
import styles from './writers.module.css'

type Article = Entry<'basicArticle'>
export type Writer = { author: Entry<'bio'>; count: number; newest: Article }

const mostWriters = 3

/** Takes the newest article first. Articles know no portraits, so each writer is one of `people`. */
export function writersOf(
  articles: readonly { entry: Article }[],
  people: readonly { entry: Entry<'bio'> }[],
): Writer[] {
  const known = new Map(people.map(({ entry }) => [entry.id, entry]))
  const written = articles.flatMap(({ entry }) => entry.fields.authors.map((author) => ({ author, entry })))
  return [...Map.groupBy(written, ({ author }) => author.id).values()]
    .flatMap(([newest, ...others]) =>
      newest
        ? {
            author: known.get(newest.author.id) ?? newest.author,
            count: others.length + 1,
            newest: newest.entry,
          }
        : [],
    )
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostWriters)
}

type Props = { writers: readonly Writer[]; scheme: RenderOptions['scheme'] }

export function Writers({ writers, scheme }: Props) {
  if (writers.length === 0) return null
  return (
    <section className={styles.writers}>
      <h2>{messages.writers}</h2>
      <ul className={styles.people}>
        {writers.map(({ author, newest }) => (
          <li key={author.id} className={styles.writer}>
            <Portrait author={author} scheme={scheme} />
            <div className={styles.words}>
              <h3 className={styles.name}>{fullName(author.fields)}</h3>
              <p className={styles.post}>{postOf(author.fields)}</p>
              <p className={styles.latest}>
                {messages.latest} <a href={basicArticlePath(newest)}>{newest.fields.title}</a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** CSS pixels. */
const portraitWidth = 72

function Portrait({ author, scheme }: { author: Entry<'bio'>; scheme: Props['scheme'] }) {
  const { photo } = author.fields
  if (!photo) return null
  const image = imageAttributes(
    photo,
    { width: portraitWidth, sizes: `${portraitWidth}px` },
    { scheme, isEager: false, isFirst: false },
  )
  // biome-ignore lint/performance/noImgElement: the Images API scales it
  return <img {...image} alt="" className={styles.portrait} />
}
