import { type Space, spaces } from '@association/content'
import { Button, Note, Select, TextInput } from '@contentful/f36-components'
import { type FormEvent, useId, useState } from 'react'
import { inTime } from '../base/in-time.ts'
import { createEntries } from '../block-picker/blueprints/create-entries.ts'
import { asPage, forPage, type Pattern } from '../block-picker/patterns/pattern.ts'
import { usePatterns } from '../block-picker/patterns/use-patterns.ts'
import type { EntryRef } from '../contentful/addresses.ts'
import { spaceNames } from '../contentful/installation.ts'
import { placeOf, type Session } from '../contentful/session.ts'
import { goTo } from '../entry/go-to.ts'
import styles from './home.module.css'

export function NewPage({ session, onClose }: { session: Session; onClose(): void }) {
  const base = useId()
  const [space, setSpace] = useState<Space>(session.here.space)
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState('')
  const [state, setState] = useState<{ isBusy: boolean; reason?: string }>({ isBusy: false })
  const { list } = usePatterns(session, space)
  const patterns = list.phase === 'known' ? list.patterns : []
  const create = async (event: FormEvent) => {
    event.preventDefault()
    setState({ isBusy: true })
    const pattern = patterns.find(({ id }) => id === chosen)
    try {
      const page = pattern
        ? await pageFromPattern(session, { pattern, space, title })
        : await emptyPage(session, { space, title })
      setState({ isBusy: false })
      onClose()
      await goTo(session, page)
    } catch (error) {
      setState({
        isBusy: false,
        reason: error instanceof Error ? error.message : 'The page was not created.',
      })
    }
  }
  return (
    <form aria-label="New page" className={styles.newPage} onSubmit={(event) => void create(event)}>
      <div className={styles.field}>
        <label htmlFor={`${base}-title`}>Title</label>
        <TextInput
          id={`${base}-title`}
          autoFocus
          isRequired
          maxLength={120}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${base}-space`}>Space</label>
        <Select
          id={`${base}-space`}
          value={space}
          onChange={({ currentTarget }) => setSpace(currentTarget.value as Space)}
        >
          {spaces.map((each) => (
            <Select.Option key={each} value={each}>
              {spaceNames[each]}
            </Select.Option>
          ))}
        </Select>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${base}-pattern`}>Start from</label>
        <Select
          id={`${base}-pattern`}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          <Select.Option value="">An empty page</Select.Option>
          {patterns.map(({ id, title: name }) => (
            <Select.Option key={id} value={id}>
              {name}
            </Select.Option>
          ))}
        </Select>
      </div>
      <div className={styles.row}>
        <Button type="submit" variant="primary" isDisabled={state.isBusy || title.trim() === ''}>
          {state.isBusy ? 'Creating…' : 'Create the page'}
        </Button>
        <Button variant="transparent" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {list.phase === 'failed' && <Note variant="neutral">{list.reason}</Note>}
      {state.reason && <Note variant="negative">{state.reason}</Note>}
    </form>
  )
}

type PatternPage = { pattern: Pick<Pattern, 'blueprint'>; space: Space; title: string }

/** The path stays empty. Throws CreateError. */
async function pageFromPattern(session: Session, { pattern, space, title }: PatternPage): Promise<EntryRef> {
  const blueprint = asPage(forPage(pattern.blueprint, { page: title }), title)
  const { roots } = await createEntries(session, { blueprint, space })
  const [page] = roots
  if (!page) throw new Error('A blueprint of a page has one root.')
  return page
}

const patienceMs = 10_000

/** Rejects with a sentence for the editor. */
async function emptyPage(
  session: Session,
  { space, title }: { space: Space; title: string },
): Promise<EntryRef> {
  const { cma, locales } = session.sdk
  const params = { ...placeOf(session, space), contentTypeId: 'page' }
  const fields = { title: { [locales.default]: title.trim() } }
  try {
    const { sys } = await inTime(cma.entry.create(params, { fields }), patienceMs)
    return { space, entry: sys.id }
  } catch (cause) {
    const message = 'Contentful did not create the page. Check that you may create pages, and try again.'
    throw new Error(message, { cause })
  }
}
