import type { Entry } from '@association/content'
import { imageAttributes } from '@association/content/images/image-attributes.ts'
import type { RenderOptions } from '@association/content/render'
import cards from '@association/content/shared/cards/cards.module.css'
import { Cover } from '@association/content/shared/cover/cover.tsx'
import { cut } from '@association/content/shared/cut.ts'
import { CardFacts } from '@association/content/types/basic-article/card-facts.tsx'
import { coverOf } from '@association/content/types/basic-article/cover-of.ts'
import { basicArticlePath } from '@association/content/types/basic-article/path.ts'
import { messages } from '../messages.ts'
import styles from './featured.module.css'

const recentCount = 12

/**
 * Returns a flagged article, else a random one of the first 12; the first if that has no banner image. `random` is in
 * [0, 1).
 */
export function featuredArticle(
  articles: readonly Entry<'basicArticle'>[],
  random: () => number = Math.random,
): Entry<'basicArticle'> | undefined {
  const flagged = articles.find(({ fields }) => fields.featured)
  const recent = articles.slice(0, recentCount)
  const chosen = flagged ?? recent[Math.floor(random() * recent.length)]
  return chosen?.fields.bannerImage ? chosen : articles[0]
}

type Props = { article: Entry<'basicArticle'>; scheme: RenderOptions['scheme'] }

const unmarked = { mark: () => ({}) }

/** Largest width in pixels. */
const pictureWidth = 720

export function Featured({ article, scheme }: Props) {
  const { title, summary } = article.fields
  return (
    <article className={`${cards.frame} ${styles.featured}`}>
      <Picture article={article} scheme={scheme} />
      <div className={styles.words}>
        <p className={styles.eyebrow}>{messages.featured}</p>
        <h2 className={styles.title}>
          <a href={basicArticlePath(article)} className={cards.link}>
            {title}
          </a>
        </h2>
        <CardFacts entry={article} page={unmarked} className={styles.day} />
        {summary ? <p className={styles.summary}>{cut(summary)}</p> : null}
      </div>
    </article>
  )
}

function Picture({ article, scheme }: Props) {
  const { bannerImage } = article.fields
  if (!bannerImage) return <Cover cover={coverOf(article)} className={styles.frame} />
  const { alt, ...image } = imageAttributes(
    bannerImage,
    { width: pictureWidth, sizes: '(max-width: 699px) 100vw, 720px' },
    { scheme, isEager: true, isFirst: true },
  )
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/performance/noImgElement: the Images API scales it */}
      <img {...image} alt={alt} className={styles.picture} />
    </div>
  )
}
