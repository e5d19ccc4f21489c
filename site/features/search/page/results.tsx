import { Cover } from '@association/content/shared/cover/cover.tsx'
import type { WebResult } from '@association/services/search'
import { hasNextPage } from '../limits.ts'
import { messages } from '../messages.ts'
import styles from '../search.module.css'
import {
  kindLabel,
  kindNumber,
  kindsOf,
  lineOf,
  type ShownResult,
  shownResults,
  sourcesOf,
} from '../shown-result.ts'
import { type SearchQuery, searchAddress } from './read-query.ts'

type Props = { query: SearchQuery; results: readonly WebResult[]; shortName: string }

export function Results({ query, results, shortName }: Props) {
  const { q, page } = query
  const shown = shownResults(results, shortName)
  const kinds = kindsOf(shown)
  const found = messages.found({ count: results.length, query: q, page: page + 1 })
  return (
    <section aria-label={messages.results} className={styles.region}>
      <p role="status" className={styles.status}>
        {results.length > 0 ? found : messages.none(q)}
      </p>
      <Kinds kinds={kinds.map((kind) => kindLabel(kind, shown))} />
      <ol className={styles.results}>
        {shown.map((result) => (
          <ResultItem key={result.url} result={result} kind={kindNumber(result, kinds)} />
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
        {messages.pageNumber(page + 1)}
      </span>
      {hasNext && (
        <a href={searchAddress({ q, page: page + 1 })} rel="next" className={styles.step}>
          {messages.next}
        </a>
      )}
    </nav>
  )
}

/** The style sheet filters. `overlay/show-search.ts` has the same markup. */
function Kinds({ kinds }: { kinds: readonly string[] }) {
  if (kinds.length === 0) return null
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">{messages.kinds}</legend>
      {[messages.allKinds, ...kinds].map((kind, number) => (
        <label key={kind} className={styles.kind}>
          <input type="radio" name="search-page-kind" value={number} defaultChecked={number === 0} />
          {kind}
        </label>
      ))}
    </fieldset>
  )
}

/** `overlay/show-search.ts` has the same markup, without covers. */
function ResultItem({ result, kind }: { result: ShownResult; kind: number }) {
  const { url, title, description, picture, about } = result
  const line = lineOf(result)
  return (
    <li className={styles.result} data-kind={kind}>
      <div className={styles.words}>
        <h2 className={styles.resultTitle}>
          <a href={url}>{title}</a>
        </h2>
        {line.length > 0 && (
          <p className={styles.address}>
            {line.map((part) => (
              <span key={part}>{part} </span>
            ))}
          </p>
        )}
        {description !== '' && <p className={styles.description}>{description}</p>}
      </div>
      {picture !== undefined && <Picture picture={picture} />}
      {picture === undefined && about?.cover && <Cover cover={about.cover} className={styles.picture} />}
    </li>
  )
}

function Picture({ picture }: { picture: string }) {
  // biome-ignore lint/performance/noImgElement: the picture is on any host that the provider names
  return <img className={styles.picture} {...sourcesOf(picture)} alt="" loading="lazy" />
}
