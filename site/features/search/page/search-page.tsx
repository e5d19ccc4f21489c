import { ListHeader } from '../../../page/list/list-header.tsx'
import { messages } from '../messages.ts'
import styles from '../search.module.css'
import type { SearchOutcome } from './load-outcome.ts'
import { type SearchQuery, searchAddress } from './read-query.ts'
import { Results } from './results.tsx'
import { SearchForm } from './search-form.tsx'

type Props = { query: SearchQuery; outcome: SearchOutcome; shortName: string }

export function SearchPage({ query, outcome, shortName }: Props) {
  return (
    <>
      <ListHeader title={messages.title}>
        <SearchForm q={query.q} />
      </ListHeader>
      <div className={`container ${styles.page}`}>
        {outcome.kind === 'found' && (
          <Results query={query} results={outcome.results} shortName={shortName} />
        )}
        {outcome.kind === 'found' && <Meant searches={outcome.meant ?? []} />}
        {outcome.kind === 'away' && <p className={styles.notice}>{messages.unavailable}</p>}
        {outcome.kind === 'spent' && <p className={styles.notice}>{messages.spentStart}</p>}
        {outcome.kind === 'nothing-asked' && <p className={styles.notice}>{messages.hint}</p>}
        <Ways introduction={introductionOf(outcome)} />
      </div>
    </>
  )
}

function introductionOf(outcome: SearchOutcome): string | undefined {
  if (outcome.kind !== 'found') return undefined
  return outcome.results.length > 0 ? messages.more : messages.start
}

const Ways = ({ introduction }: { introduction: string | undefined }) => (
  <nav aria-label={messages.waysLabel} className={styles.ways}>
    {introduction !== undefined && <p>{introduction}</p>}
    <ul className={styles.wayList}>
      {messages.ways.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className={styles.way}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

const Meant = ({ searches }: { searches: readonly string[] }) =>
  searches.length > 0 ? (
    <div className={styles.meant}>
      <p>{messages.meant}</p>
      <ul>
        {searches.map((q) => (
          <li key={q}>
            <a href={searchAddress({ q, page: 0 })}>{q}</a>
          </li>
        ))}
      </ul>
    </div>
  ) : null
