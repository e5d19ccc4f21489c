import { Button, Note } from '@contentful/f36-components'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { type IssueBoard, useIssues } from '../../entry/issue-board.ts'
import type { EditorProps } from '../field/editor-props.ts'
import { useSibling } from '../field/entry-context.ts'
import { FieldDraft } from '../field/field-draft.tsx'
import fieldStyles from '../field/fields.module.css'
import { helpId, inputId } from '../field/input-props.ts'
import { JsonEditor } from '../json/json-editor.tsx'
import { FormContext, type OpenForm, useOpenForm } from './form-context.ts'
import { FormFields } from './form-fields.tsx'
import styles from './forms.module.css'
import { OtherValues } from './other-values.tsx'
import { useForm } from './use-form.ts'
import { usePart } from './use-part.ts'

export function JsonField({ Editor, ...props }: EditorProps & Pick<OpenForm, 'Editor'>) {
  const { value, board, session } = props
  const opened = useForm(value, board)
  const [isText, setText] = useState(() => offersText(props))
  useEffect(() => value.onText(() => setText(true)), [value])
  const isHeld = useSyncExternalStore(value.draft.subscribe, () => value.draft.state().own === 'held')
  const labelId = useId()
  const canShow = opened?.isReadable === true
  const isTextShown = isText || !canShow
  return (
    <fieldset
      className={styles.form}
      id={isTextShown ? undefined : inputId(value.id)}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={helpId(value.id)}
      data-field={value.id}
    >
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          {value.label}
          {value.field.required && <span className={styles.required}> (required)</span>}
        </span>
        {opened && (
          <Button
            size="small"
            variant="transparent"
            // A change in the form would replace the text, which is not saved anywhere.
            isDisabled={isText && isHeld}
            title={isText && isHeld ? 'Correct the text first, or use the saved value' : undefined}
            onClick={() => setText(!isText)}
          >
            {isText ? 'Edit in the form' : 'Edit as text'}
          </Button>
        )}
      </div>
      <div id={helpId(value.id)}>
        <p className={styles.help}>{opened?.form.help ?? value.field.help}</p>
        <FormIssues field={value.id} board={board} isText={isTextShown} />
      </div>
      <FieldDraft value={value} />
      {opened && !canShow && !isText && (
        <Note variant="warning">
          The form cannot show this value. Nothing of it is lost: change it as text below.
        </Note>
      )}
      {isTextShown || !opened ? (
        <JsonEditor {...props} labelledBy={labelId} />
      ) : (
        <FormContext value={{ ...opened, session, Editor, Fields: FormFields }}>
          <Examples />
          <FormFields fields={opened.form.fields} place={[]} />
          <OtherValues fields={opened.form.fields} place={[]} />
        </FormContext>
      )}
    </fieldset>
  )
}

/** Only the text editor can show a draft with invalid JSON. */
const offersText = ({ value }: EditorProps) => {
  const { offer, own } = value.draft.state()
  return own === 'held' || (offer !== undefined && 'text' in offer.input)
}

/** The text editor has no inner places, so it shows the issues inside the field here too. */
function FormIssues({ field, board, isText }: { field: string; board: IssueBoard; isText: boolean }) {
  const issues = useIssues(board, field)
  const shown = isText
    ? issues
    : issues.filter(({ inside }) => inside === undefined || inside.path.length === 0)
  return (
    <ul className={fieldStyles.issues} aria-live="polite">
      {shown.map(({ severity, message }) => (
        <li key={message} className={fieldStyles[severity]}>
          {message}
        </li>
      ))}
    </ul>
  )
}

function Examples() {
  const { store } = useOpenForm()
  const { examples } = store.root.field
  const kind = useSibling('kind')
  const [problem, setProblem] = useState('')
  const isBlank = usePart(store, () => Object.keys(store.values() ?? {}).length === 0)
  if (!examples || !isBlank || store.root.isDisabled()) return null
  const start = async () => {
    const known = await examples().catch(() => undefined)
    const example = known?.[String(kind)]
    if (example === undefined)
      return setProblem('The example could not be loaded. Write the first field yourself.')
    store.root.act(example, 'Started from the example')
  }
  return (
    <p>
      <Button size="small" onClick={() => void start()}>
        Start from an example
      </Button>
      <span role="status">{problem}</span>
    </p>
  )
}
