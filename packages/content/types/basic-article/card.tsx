import type { View } from '../../define/view.ts'
import { CardFrame } from '../../shared/cards/card-frame.tsx'
import { CardImage, cardImageHeight } from '../../shared/cards/card-image.tsx'
import styles from '../../shared/cards/cards.module.css'
import { cut } from '../../shared/cut.ts'
import { ArticleCover } from './article-cover.tsx'
import { CardFacts } from './card-facts.tsx'
import { basicArticlePath } from './path.ts'

export const BasicArticleCard: View<'basicArticle'> = ({ entry, page }) => {
  const { title, summary, tags, bannerImage } = entry.fields
  const path = basicArticlePath(entry)
  const label = tags.find((tag) => tag !== page.topic)
  return (
    <CardFrame
      link={page.link(path)}
      rank={page.rank}
      title={title}
      titleMark={page.mark(entry, 'title')}
      eyebrow={label ? <span {...page.mark(entry, 'tags')}>{label}</span> : undefined}
      picture={
        bannerImage ? (
          <CardImage asset={bannerImage} page={page} mark={page.mark(entry, 'bannerImage')} />
        ) : (
          <ArticleCover entry={entry} page={page} className={styles.pictured} height={cardImageHeight} />
        )
      }
      foot={page.widget('bookmark', { entry: entry.id, type: 'article', path, title })}
    >
      <CardFacts entry={entry} page={page} className={styles.quiet} />
      {summary ? (
        <p className={styles.text} {...page.mark(entry, 'summary')}>
          {cut(summary)}
        </p>
      ) : null}
    </CardFrame>
  )
}
