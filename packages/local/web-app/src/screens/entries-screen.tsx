import type { EntryProps } from 'contentful-management'
import { useState } from 'react'
import { useShared } from '../app-context.tsx'
import { describeEntry, pageSize, searchEntries } from '../contentful/search.ts'
import { CreateEntry } from '../fields/create-entry.tsx'
import { StatusBadge } from '../fields/status-badge.tsx'
import { useLoaded } from '../load.ts'
import { Anchor } from '../navigation/anchor.tsx'
import { useSpace } from '../space-context.tsx'
import { Pages } from './pages.tsx'

export function EntriesScreen() {
  const { clients } = useShared()
  const space = useSpace()
  const [search, setSearch] = useState({ text: '', type: '', skip: 0 })
  const { text, type, skip } = search
  const loaded = useLoaded(JSON.stringify(search), () =>
    searchEntries(clients, space, { text, skip, contentTypes: type ? [type] : [] }),
  )
  return (
    <section className="page">
      <header className="page-header">
        <h1>Content</h1>
        <CreateEntry contentTypes={space.contentTypes} />
      </header>
      <search className="filters">
        <label>
          Search
          <input
            type="search"
            value={text}
            onChange={(event) => setSearch({ ...search, text: event.target.value, skip: 0 })}
          />
        </label>
        <div>
          <label htmlFor="content-type">Content type</label>
          <select
            id="content-type"
            value={type}
            onChange={(event) => setSearch({ ...search, type: event.target.value, skip: 0 })}
          >
            <option value="">All</option>
            {space.contentTypes.map(({ sys, name }) => (
              <option key={sys.id} value={sys.id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </search>
      {loaded.phase === 'loading' && <p className="quiet">Loading…</p>}
      {loaded.phase === 'failed' && <p role="alert">{loaded.message}</p>}
      {loaded.phase === 'ready' && (
        <>
          <p className="quiet" role="status">
            {loaded.value.total} {loaded.value.total === 1 ? 'entry' : 'entries'}
          </p>
          <ul className="rows">
            {loaded.value.items.map((entry) => (
              <EntryRow key={entry.sys.id} entry={entry} />
            ))}
          </ul>
          <Pages
            total={loaded.value.total}
            skip={skip}
            size={pageSize}
            onChange={(skip) => setSearch({ ...search, skip })}
          />
        </>
      )}
    </section>
  )
}

function EntryRow({ entry }: { entry: EntryProps }) {
  const space = useSpace()
  const { title, type } = describeEntry(space, entry)
  const { id, updatedAt } = entry.sys
  return (
    <li>
      <Anchor to={{ screen: 'entry', scope: space.scope, id }}>{title}</Anchor>
      <span className="quiet">{type}</span>
      <time className="quiet" dateTime={updatedAt}>
        {new Date(updatedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
      <StatusBadge sys={entry.sys} />
    </li>
  )
}
