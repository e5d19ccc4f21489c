import type { RichText } from '../../define/field.ts'
import type { View } from '../../define/view.ts'
import { type HeadingAnchor, headingAnchors } from '../../rich-text/heading-anchors.ts'
import { plainText } from '../../rich-text/plain-text.ts'
import { classNames } from '../../safe/class-names.ts'
import { Body } from '../../shared/detail/body.tsx'
import detail from '../../shared/detail/detail.module.css'
import styles from './article.module.css'
import { ArticleCover } from './article-cover.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleHeader } from './article-header.tsx'
import { Authors } from './authors.tsx'
import { KeyPoints } from './key-points.tsx'
import { messages } from './messages.ts'
import { NextStep } from './next-step.tsx'
import { wordCount } from './reading-time.ts'
import { textId } from './text-id.ts'

/** CSS pixels at its largest. */
const bannerWidth = 1280
/** Words. A shorter article begins without a cover. */
const leastForCover = 300

export const BasicArticlePageView: View<'basicArticle'> = ({ entry, page }) => {
  const { bannerImage, body } = entry.fields
  const isShort = wordCount(plainText(body)) < leastForCover
  const banner = bannerImage && page.image(bannerImage, { width: bannerWidth, sizes: '100vw' })
  return (
    <article className={classNames('band', detail.page, styles.article)}>
      <ArticleHeader entry={entry} page={page} isPictured={banner !== undefined || !isShort} />
      <div className="container">
        {banner ? (
          <img {...banner} alt={banner.alt} className={styles.banner} {...page.mark(entry, 'bannerImage')} />
        ) : isShort ? null : (
          <ArticleCover entry={entry} page={page} className={styles.opening} />
        )}
        <div className={styles.columns}>
          <KeyPoints entry={entry} page={page} />
          <Contents body={body} />
          <div className={styles.main}>
            <Body id={textId} text={body} mark={page.mark(entry, 'body')} page={page} />
            <NextStep entry={entry} page={page} />
            <Authors entry={entry} page={page} />
          </div>
          <ArticleFacts entry={entry} page={page} />
        </div>
      </div>
    </article>
  )
}

function Contents({ body }: { body: RichText | undefined }) {
  const parts = contentsOf(body)
  if (parts.length === 0) return null
  return (
    <nav aria-label={messages.contents} className={styles.contents}>
      <p className={styles.label}>{messages.contents}</p>
      <ol className={styles.parts}>
        {parts.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${encodeURIComponent(id)}`} className={styles.part}>
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const leastForContents = { words: 900, headings: 3 } as const

function contentsOf(body: RichText | undefined): HeadingAnchor[] {
  if (!body || wordCount(plainText(body)) < leastForContents.words) return []
  const headings = headingAnchors(body).filter(({ words }) => words !== '')
  const highest = Math.min(...headings.map(({ rank }) => rank))
  const parts = headings.filter(({ rank }) => rank === highest)
  return parts.length < leastForContents.headings ? [] : parts
}
