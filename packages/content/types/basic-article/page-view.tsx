import type { View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { Body } from '../../shared/detail/body.tsx'
import detail from '../../shared/detail/detail.module.css'
import styles from './article.module.css'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleHeader } from './article-header.tsx'
import { Authors } from './authors.tsx'
import { Contents } from './contents.tsx'

/** CSS pixels at its largest. */
const bannerWidth = 1280

export const BasicArticlePageView: View<'basicArticle'> = ({ entry, page }) => {
  const { bannerImage, body } = entry.fields
  const banner = bannerImage && page.image(bannerImage, { width: bannerWidth, sizes: '100vw' })
  return (
    <article className={classNames('band', detail.page)}>
      <ArticleHeader entry={entry} page={page} isPictured={banner !== undefined} />
      <div className="container">
        {banner ? (
          <img {...banner} alt={banner.alt} className={styles.banner} {...page.mark(entry, 'bannerImage')} />
        ) : null}
        <div className={styles.columns}>
          <Contents body={body} />
          <div className={styles.main}>
            <Body text={body} mark={page.mark(entry, 'body')} page={page} />
            <Authors entry={entry} page={page} />
          </div>
          <ArticleFacts entry={entry} page={page} />
        </div>
      </div>
    </article>
  )
}
