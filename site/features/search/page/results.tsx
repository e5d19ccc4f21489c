import type { WebResult } from '@association/services/search'
import { hasNextPage } from '../limits.ts'
import { messages } from '../messages.ts'
import styles from '../search.module.css'
import { placeOf, type ShownResult, shownResults, sourcesOf } from '../shown-result.ts'
import { type SearchQuery, searchAddress } from './read-query.ts'

type Props = { query: SearchQuery; results: readonly WebResult[]; shortName: string }

export function Results({ query, results, shortName }: Props) {
  const { q, page } = query
  const found = messages.found({ count: results.length, query: q, page: page + 1 })
  return (
    <section aria-label={messages.results} className={styles.region}>
      <p role="status" className={styles.status}>
        {results.length > 0 ? found : messages.none(q)}
      </p>
      <ol className={styles.results}>
        {shownResults(results, shortName).map((result) => (
          <ResultItem key={result.url} result={result} />
        ))}
      </ol>
      <Pages query={query} hasNext={hasNextPage(results.length, page)} />
    </section>
  )
}

function Pages({ query: { q, page }, hasNext }: { query: SearchQuery; hasNext: boolean }) {
  if (page === 0 && !hasNext) return null
  return (
    <nav aria-label={messages.pages} className={styles.pages}>
      {page > 0 && (
        <a href={searchAddress({ q, page: page - 1 })} rel="prev" className={styles.step}>
          {messages.previous}
        </a>
      )}
      <span aria-current="page" className={styles.place}>
        {messages.page(page + 1)}
      </span>
      {hasNext && (
        <a href={searchAddress({ q, page: page + 1 })} rel="next" className={styles.step}>
          {messages.next}
        </a>
      )}
    </nav>
  )
}

/** `overlay/show-search.ts` has the same markup. */
function ResultItem({ result: { url, title, description, picture } }: { result: ShownResult }) {
  const place = placeOf(url)
  return (
    <li className={styles.result}>
      <div className={styles.words}>
        <h2 className={styles.resultTitle}>
          <a href={url}>{title}</a>
        </h2>
        {place !== undefined && <p className={styles.address}>{place}</p>}
        {description !== '' && <p className={styles.description}>{description}</p>}
      </div>
      {picture !== undefined && <Picture picture={picture} />}
    </li>
  )
}

function Picture({ picture }: { picture: string }) {
  const { dense, ...image } = sourcesOf(picture)
  // biome-ignore lint/performance/noImgElement: the picture is on any host that the provider names
  return <img className={styles.picture} {...image} srcSet={dense} alt="" loading="lazy" />
}
