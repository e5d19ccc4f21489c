import { Badge, Button } from '@contentful/f36-components'
import { useEffect, useState } from 'react'
import { editAddress } from '../../contentful/addresses.ts'
import { spaceNames } from '../../contentful/installation.ts'
import { type Appearances, appearanceWords, findAppearances } from '../../contentful/pages/appearances.ts'
import type { ContainingPage } from '../../contentful/pages/containing-pages.ts'
import type { Session } from '../../contentful/session.ts'
import { openLargePreview } from '../../preview/controls/open-large-preview.ts'
import type { ReleaseContents } from '../publishing/load-release.ts'
import styles from '../side.module.css'

type State = { phase: 'searching' } | { phase: 'failed' } | ({ phase: 'known' } & Appearances)

export function AppearsOn({ session, contents: { root } }: { session: Session; contents: ReleaseContents }) {
  const [state, setState] = useState<State>({ phase: 'searching' })
  const { space, id } = root
  useEffect(() => {
    let isOver = false
    findAppearances(session, { space, entry: id }).then(
      (found) => !isOver && setState({ phase: 'known', ...found }),
      () => !isOver && setState({ phase: 'failed' }),
    )
    return () => {
      isOver = true
    }
  }, [session, space, id])
  return (
    <section className={styles.part} aria-label="Appears on">
      <h2>{state.phase === 'known' ? `Appears on ${appearanceWords(state.pages)}` : 'Appears on'}</h2>
      {state.phase === 'searching' && <p role="status">Searching both spaces…</p>}
      {state.phase === 'failed' && <p role="alert">The pages could not be found. Open the release again.</p>}
      {state.phase === 'known' && (
        <>
          {state.gaps.map((gap) => (
            <p key={gap}>{gap}</p>
          ))}
          <Pages session={session} pages={state.pages} />
        </>
      )}
    </section>
  )
}

const mostAtFirst = 6

function Pages({ session, pages }: { session: Session; pages: readonly ContainingPage[] }) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? pages : pages.slice(0, mostAtFirst)
  return (
    <>
      <ul className={styles.list}>
        {shown.map((page) => (
          <li key={`${page.space}/${page.entry}`}>
            <a href={editAddress(session, page)} target="_blank" rel="noopener noreferrer">
              {page.title}
            </a>{' '}
            {page.status !== 'published' && <Badge variant="warning">{page.status}</Badge>}
            <br />
            <small>
              {page.path} · {spaceNames[page.space]}
            </small>{' '}
            <button
              type="button"
              className={styles.link}
              aria-label={`Preview “${page.title}”`}
              onClick={() => void preview(session, page)}
            >
              Preview
            </button>
          </li>
        ))}
      </ul>
      {shown.length < pages.length && (
        <Button size="small" onClick={() => setOpen(true)}>
          {`Show all ${pages.length}`}
        </Button>
      )}
    </>
  )
}

const preview = (session: Session, { space, entry, title }: ContainingPage) =>
  openLargePreview(session, {
    target: { space, entry, title },
    source: { id: entry, space, values: () => ({}), onChange: () => () => {} },
  })
