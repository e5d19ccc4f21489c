import type { Finding, Fix } from '@association/content/rules'
import { Button, TextInput } from '@contentful/f36-components'
import { type FormEvent, useId, useState } from 'react'
import { reasonOf } from '../../contentful/failure-reason.ts'
import type { Session } from '../../contentful/session.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import styles from './fixes.module.css'
import { PageChoice } from './page-choice.tsx'
import { writeFix } from './write-fix.ts'

type Props = {
  session: Session
  finding: Finding
  fix: Fix
  open?: OpenEntry
  onFixed(): void
}

type State = { phase: 'open' | 'saving'; said: string } | { phase: 'done'; said: string }

/** Typed text stays if Contentful refuses it. */
export function FixForm({ session, finding, fix, open, onFixed }: Props) {
  const [state, setState] = useState<State>({ phase: 'open', said: '' })
  async function save(text: string) {
    setState({ phase: 'saving', said: '' })
    const { space, entry, field } = finding
    const at = { space, entry, ...(field === undefined ? {} : { field }) }
    const said = await writeFix(session, { open, at, fix, given: { text } }).catch((error: unknown) => {
      setState({ phase: 'open', said: `Not saved: ${reasonOf(error)}.` })
    })
    if (said === undefined) return
    setState({ phase: 'done', said })
    onFixed()
  }
  const isSaving = state.phase === 'saving'
  return (
    <div className={styles.fix}>
      {state.phase !== 'done' && <Input {...{ session, fix, isSaving }} onSave={(text) => void save(text)} />}
      <p role="status">{state.said}</p>
    </div>
  )
}

type InputProps = { session: Session; fix: Fix; isSaving: boolean; onSave(text: string): void }

function Input({ session, fix, isSaving, onSave }: InputProps) {
  switch (fix.kind) {
    case 'describe':
      return <Description isSaving={isSaving} onSave={onSave} />
    case 'page':
      return <PageChoice {...{ session, isSaving }} onSave={onSave} />
    case 'rank':
      return (
        <Button size="small" isLoading={isSaving} isDisabled={isSaving} onClick={() => onSave('')}>
          {`Make it a heading ${fix.to}`}
        </Button>
      )
    case 'live':
      return <Drop isSaving={isSaving} onSave={() => onSave('')} />
  }
}

/** Characters. Screen readers read one or two sentences out, and search engines cut longer ones. */
const longest = 250

function Description({ isSaving, onSave }: { isSaving: boolean; onSave(text: string): void }) {
  const id = useId()
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onSave(text.trim())
  }
  return (
    <form className={styles.row} onSubmit={submit}>
      <label htmlFor={id}>What the picture shows</label>
      <TextInput
        id={id}
        size="small"
        maxLength={longest}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button size="small" type="submit" isLoading={isSaving} isDisabled={isSaving || text.trim() === ''}>
        Save description
      </Button>
    </form>
  )
}

/** Dropping changes cannot be undone here, so it takes two steps. */
function Drop({ isSaving, onSave }: { isSaving: boolean; onSave(): void }) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <Button size="small" onClick={() => setAsking(true)}>
        Use the published version
      </Button>
    )
  return (
    <div className={styles.row}>
      <p>This drops its unpublished changes for everybody.</p>
      <Button size="small" variant="negative" isLoading={isSaving} isDisabled={isSaving} onClick={onSave}>
        Drop the changes
      </Button>
      <Button size="small" isDisabled={isSaving} onClick={() => setAsking(false)}>
        Keep them
      </Button>
    </div>
  )
}
