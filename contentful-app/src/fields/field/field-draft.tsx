import { Button } from '@contentful/f36-components'
import { useSyncExternalStore } from 'react'
import type { Input } from '../../entry/drafts/drafts.ts'
import { type DraftState, visibleIn } from '../../entry/drafts/field-draft.ts'
import type { FieldValue } from '../../entry/field-value.ts'
import styles from './fields.module.css'
import { focusInput } from './input-props.ts'
import { useDisabled } from './use-disabled.ts'

export function FieldDraft({ value }: { value: FieldValue }) {
  const { draft, id, label } = value
  useSyncExternalStore(draft.subscribe, () => visibleIn(draft.state()))
  const state = draft.state()
  const isDisabled = useDisabled(value)
  const after = (task: () => void) => () => {
    task()
    focusInput(id)
  }
  return (
    <>
      {state.offer && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that says the field's label again
        <div className={styles.draft} role="group" aria-label={`Unsaved input of ${label}`}>
          <p>
            {offerText(state.offer)}
            {state.offer.isChanged && ' The value in Contentful has changed since then.'}
          </p>
          {previewOf(state.offer.input) && <p className={styles.draftText}>{previewOf(state.offer.input)}</p>}
          <div className={styles.row}>
            <Button
              size="small"
              aria-label={`Restore ${label}`}
              isDisabled={isDisabled}
              onClick={after(draft.restore)}
            >
              Restore
            </Button>
            <Button
              size="small"
              variant="transparent"
              aria-label={`Discard unsaved ${label}`}
              onClick={after(draft.discardOffer)}
            >
              Discard
            </Button>
          </div>
        </div>
      )}
      {(state.own === 'held' || state.own === 'failing') && (
        <div className={styles.draft}>
          <p role="status">{ownText(state)}</p>
          {state.own === 'held' && (
            <div className={styles.row}>
              <Button
                size="small"
                variant="transparent"
                aria-label={`Use the saved value of ${label}`}
                onClick={after(draft.discardHeld)}
              >
                Use the saved value
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  )
}

const offerText = ({ at }: { at: number }) =>
  `Your input from ${new Date(at).toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })} is not in Contentful. It is kept on this computer.`

function ownText({ isKept, isChanged }: DraftState) {
  const where = isKept
    ? 'Not saved in Contentful. What you typed is kept on this computer.'
    : 'Not saved in Contentful, and this browser cannot keep it. Copy what you typed before you leave.'
  return isChanged ? `${where} Meanwhile, the value in Contentful has changed.` : where
}

const previewLength = 160

function previewOf(input: Input): string {
  const typed = 'text' in input ? input.text : input.value
  if (typed === null) return '(empty)'
  const text = ['string', 'number', 'boolean'].includes(typeof typed) ? String(typed) : ''
  return text.length > previewLength ? `${text.slice(0, previewLength)}…` : text
}
