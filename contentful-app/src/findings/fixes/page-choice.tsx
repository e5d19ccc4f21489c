import { Button, TextInput } from '@contentful/f36-components'
import { useEffect, useId, useState } from 'react'
import { spaceNames } from '../../contentful/installation.ts'
import { findPages, type PageSearch } from '../../contentful/pages/find-pages.ts'
import type { Session } from '../../contentful/session.ts'
import styles from './fixes.module.css'

type Props = { session: Session; isSaving: boolean; onSave(path: string): void }

const restMs = 250
const nothing: PageSearch = { found: [], missing: [] }

export function PageChoice({ session, isSaving, onSave }: Props) {
  const id = useId()
  const [words, setWords] = useState('')
  const [search, setSearch] = useState<PageSearch | undefined>(nothing)
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(async () => {
      setSearch(undefined)
      const found = await findPages(session, words.trim())
      if (!isOver) setSearch(found)
    }, restMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [session, words])
  return (
    <div className={styles.row}>
      <label htmlFor={id}>Page to link to</label>
      <TextInput
        id={id}
        size="small"
        placeholder="Title or /path"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <ul className={styles.pages} aria-label="Pages">
        {search?.found.map(({ space, id: page, title, path }) => (
          <li key={`${space}/${page}`}>
            <Button size="small" variant="transparent" isDisabled={isSaving} onClick={() => onSave(path)}>
              {`${title} · ${path} · ${spaceNames[space]}`}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{statusWords(search)}</p>
    </div>
  )
}

function statusWords(search: PageSearch | undefined): string {
  if (!search) return 'Searching…'
  const missing = search.missing.map((space) => `The space ${spaceNames[space]} did not answer.`)
  return [...(search.found.length === 0 ? ['No page found.'] : []), ...missing].join(' ')
}
