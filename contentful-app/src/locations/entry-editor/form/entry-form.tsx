import type { EditorAppSDK } from '@contentful/app-sdk'
import { useEffect, useRef, useState } from 'react'
import { useObserved } from '../../../base/observed.ts'
import { sitePages } from '../../../contentful/site/site-pages.ts'
import type { Desk, Selection } from '../../../desk/desk.ts'
import { type IssueBoard, issueBoard } from '../../../entry/issue-board.ts'
import type { OpenEntry } from '../../../entry/open-entry.ts'
import { CardsContext, useOwnCards } from '../../../fields/links/cards-context.ts'
import { watchEntry } from '../../../findings/watch-entry.ts'
import { SearchPreview } from '../search-preview/search-preview.tsx'
import { internalNameId } from './field-groups.ts'
import { Form } from './form.tsx'
import { askBeforeLeaving, sayIncomplete } from './leaving.ts'
import { SaveStatus } from './save-status.tsx'
import { showField } from './show-field.ts'
import { useUnsaved } from './use-unsaved.ts'

type Props = {
  sdk: EditorAppSDK
  desk: Desk
  entry: OpenEntry
  selection: Selection
  /** The selection when the editor opened. */
  restored: Selection
  onFocus(field: string): void
}

export function EntryForm({ sdk, desk, entry, selection, restored, onFocus }: Props) {
  const { session } = desk
  const { board, left } = useBoard(desk, entry)
  const known = useOwnCards(desk, entry)
  const saveState = useObserved(desk.saving)
  const unsaved = useUnsaved(entry)
  useOwnName(entry)
  useEffect(() => watchEntry(entry, board, sitePages(session)), [session, entry, board])
  useShownField(selection, restored)
  const isIncomplete = unsaved.held.length > 0 || unsaved.offered.length > 0
  useEffect(() => sayIncomplete(sdk, isIncomplete), [sdk, isIncomplete])
  const isLost = unsaved.unkept.length > 0
  useEffect(() => (isLost ? askBeforeLeaving() : undefined), [isLost])
  return (
    <CardsContext value={known}>
      <SaveStatus state={saveState} unsaved={unsaved} />
      <Form {...{ entry, board, session, onFocus }} onLeave={left} />
      <SearchPreview session={session} entry={entry} />
    </CardsContext>
  )
}

function useBoard({ quiet }: Desk, entry: OpenEntry) {
  const { space, id } = entry
  const [board] = useState<IssueBoard>(() => {
    quiet.begin(entry)
    return issueBoard((field) => quiet.isQuiet({ space, entry: id, field }))
  })
  useEffect(() => quiet.subscribe(board.refresh), [quiet, board])
  return { board, left: (field: string) => quiet.left({ space, entry: id, field }) }
}

/** A restored selection does not move the focus, because the person did not ask for it. */
function useShownField(selection: Selection, restored: Selection) {
  const shown = useRef(restored)
  useEffect(() => {
    if (shown.current === selection) return
    shown.current = selection
    if (selection.field !== undefined) void showField(selection.field)
  }, [selection])
}

/** Editors are never asked for the internal name. */
function useOwnName(entry: OpenEntry) {
  useEffect(() => {
    const name = entry.fields.find(({ id }) => id === internalNameId)
    if (!name || name.get() !== undefined) return undefined
    return entry.onChange((patch) => {
      const isOther = !(internalNameId in patch)
      if (isOther && name.get() === undefined && !name.isDisabled()) name.replace(ownName(entry, new Date()))
    })
  }, [entry])
}

/** Returns “Quote of Nov 23, 09:12”. */
function ownName({ type }: Pick<OpenEntry, 'type'>, now: Date): string {
  const when = now.toLocaleString('en-US', {
    ...{ month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false },
  })
  return `${type.name} of ${when}`
}
