import type { BlockPosition } from '@association/content/preview/operations.ts'
import { Modal, Note, Tabs } from '@contentful/f36-components'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useDialogName } from '../base/use-dialog-name.tsx'
import type { Desk } from '../desk/desk.ts'
import type { FieldValue } from '../entry/field-value.ts'
import { BlockSearch } from './block-search.tsx'
import { exampleBlueprint } from './blueprints/example-blueprint.ts'
import { insertBlueprint, pageOf } from './blueprints/insert-blocks.ts'
import { choicesFor } from './choices/choices.ts'
import { recentTypes } from './choices/recent-types.ts'
import { ExistingEntry } from './existing-entry.tsx'
import { PatternsTab } from './patterns/patterns-tab.tsx'
import styles from './picker.module.css'

type Props = { desk: Desk; at: BlockPosition; onClose(): void }

export function BlockPicker({ desk, at, onClose }: Props) {
  const [tab, setTab] = useState('blocks')
  // Forma 36 requires an element, which exists by the time the modal moves the focus.
  const search = useRef<HTMLInputElement>(null) as RefObject<HTMLInputElement>
  const { field, reason } = useField(desk, at)
  const { state, run } = useInsertion(onClose)
  const problem = reason ?? (state.phase === 'failed' ? state.reason : undefined)
  const choices = field ? choicesFor(field.field, at.space) : []
  const title = field ? `Add to “${field.label}”` : 'Add a block'
  const { aria, name } = useDialogName(title)
  return (
    <Modal
      isShown
      onClose={onClose}
      size="1080px"
      initialFocusRef={search}
      aria={aria}
      modalContentProps={{ className: styles.modal }}
    >
      <Modal.Header title={title} onClose={onClose} />
      <Modal.Content className={styles.content}>
        {name}
        <Tabs currentTab={tab} onTabChange={setTab}>
          <Tabs.List variant="horizontal-divider" aria-label="What to add">
            <Tabs.Tab panelId="blocks">New block</Tabs.Tab>
            <Tabs.Tab panelId="patterns">Patterns</Tabs.Tab>
            <Tabs.Tab panelId="existing">Existing entry</Tabs.Tab>
          </Tabs.List>
          <div className={styles.said} role="status">
            {state.phase === 'busy' && state.words}
          </div>
          {problem !== undefined && <Note variant="negative">{problem}</Note>}
          <Tabs.Panel id="blocks">
            <BlockSearch
              input={search}
              choices={choices}
              isBusy={state.phase === 'busy'}
              onChoose={({ id, name }) =>
                run(`Inserting “${name}”…`, async () => {
                  const blueprint = exampleBlueprint(id, { space: at.space, page: pageOf(desk) })
                  await insertBlueprint(desk, { at, blueprint })
                  recentTypes().used(id)
                })
              }
            />
          </Tabs.Panel>
          <Tabs.Panel id="patterns">
            {field && tab === 'patterns' && <PatternsTab {...{ desk, at, field, choices, run }} />}
          </Tabs.Panel>
          <Tabs.Panel id="existing">{field && <ExistingEntry {...{ desk, at, field, run }} />}</Tabs.Panel>
        </Tabs>
      </Modal.Content>
    </Modal>
  )
}

function useField(desk: Desk, at: BlockPosition): { field?: FieldValue; reason?: string } {
  const [found, setFound] = useState<{ field?: FieldValue; reason?: string }>({})
  useEffect(() => {
    let isOver = false
    const reason = 'This part of the page could not be opened. Close this window, then try again.'
    desk.open({ space: at.space, entry: at.entry }).then(
      ({ fields }) => {
        const field = fields.find(({ id }) => id === at.field)
        if (!isOver) setFound(field ? { field } : { reason })
      },
      () => !isOver && setFound({ reason }),
    )
    return () => {
      isOver = true
    }
  }, [desk, at])
  return found
}

type Insertion = { phase: 'idle' } | { phase: 'busy'; words: string } | { phase: 'failed'; reason: string }

function useInsertion(onDone: () => void) {
  const [state, setState] = useState<Insertion>({ phase: 'idle' })
  async function run(words: string, insert: () => Promise<unknown>) {
    if (state.phase === 'busy') return
    setState({ phase: 'busy', words })
    try {
      await insert()
      onDone()
    } catch (error) {
      setState({ phase: 'failed', reason: reasonOf(error) })
    }
  }
  return { state, run }
}

/** Errors with a code have a message for the editor. */
const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error
    ? error.message
    : 'The block could not be inserted. Check your connection, then try again.'
