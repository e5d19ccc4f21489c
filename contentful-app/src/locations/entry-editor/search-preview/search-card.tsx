import { useEffect, useState } from 'react'
import { placeOf, type Session } from '../../../contentful/session.ts'
import type { OpenEntry } from '../../../entry/open-entry.ts'
import { cut, type Head, headOf, lengthWords, limits } from './head-of.ts'
import styles from './search-preview.module.css'

type Props = { session: Session; entry: OpenEntry }

const restMs = 250

/** Updates after a delay, so that typing stays fast. */
export function SearchCard({ session, entry }: Props) {
  const head = useHead(entry)
  const picture = usePicture(session, entry, head.picture)
  const address = new URL(head.path ?? '/', session.installation.siteUrl)
  return (
    <div className={styles.cards}>
      <section aria-label="In search results">
        <h3>In search results</h3>
        {head.isHidden ? (
          <p>Search engines do not show this page, because it is hidden from them.</p>
        ) : (
          <div className={styles.result}>
            <span className={styles.address}>{addressWords(address)}</span>
            <strong>{cut(head.title || 'Without a title', limits.title)}</strong>
            <span>{cut(head.description || 'The general description of the site.', limits.description)}</span>
          </div>
        )}
        <ul>
          <li>{lengthWords('title', head.title)}</li>
          <li>{lengthWords('description', head.description)}</li>
          {head.path === undefined && <li>The page has no address yet.</li>}
        </ul>
      </section>
      <section aria-label="As a shared link">
        <h3>As a shared link</h3>
        <div className={styles.shared}>
          {picture ? <img src={picture} alt="" /> : <div className={styles.drawn}>{drawnWords(head)}</div>}
          <span className={styles.address}>{address.host}</span>
          <strong>{cut(head.title || 'Without a title', limits.title)}</strong>
        </div>
      </section>
    </div>
  )
}

const addressWords = ({ host, pathname }: URL) =>
  [host, ...pathname.split('/').filter((part) => part !== '')].join(' › ')

const drawnWords = ({ picture }: Head) =>
  picture ? 'The picture loads…' : 'The site draws a picture, or shows its own.'

function useHead(entry: OpenEntry): Head {
  const [head, setHead] = useState(() => headOf(entry.type.id, entry.values()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = entry.onChange(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setHead(headOf(entry.type.id, entry.values())), restMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [entry])
  return head
}

/** Returns a URL with the aspect ratio of social networks. */
function usePicture(session: Session, { space }: OpenEntry, file: string | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let isOver = false
    setUrl(undefined)
    if (!file) return
    const { cma, locales } = session.sdk
    cma.asset.get({ ...placeOf(session, space), assetId: file }).then(
      ({ fields }) => {
        const stored = fields.file[locales.default]?.url
        if (!isOver && stored) setUrl(`${stored}?w=600&h=315&fit=fill`)
      },
      () => {}, // the card names the fallback
    )
    return () => {
      isOver = true
    }
  }, [session, space, file])
  return url
}
