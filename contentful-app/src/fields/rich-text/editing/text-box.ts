import { dropCursor } from '@tiptap/pm/dropcursor'
import { gapCursor } from '@tiptap/pm/gapcursor'
import { history } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { type Command, EditorState, Plugin } from '@tiptap/pm/state'
import { EditorView } from '@tiptap/pm/view'
import type { Formats } from '../model/formats.ts'
import type { Actions } from './actions.ts'
import type { CardSlots } from './card-slots.ts'
import { clipboardProps } from './clipboard-props.ts'
import { keys } from './keys.ts'
import { fromOutside, replaceText } from './replace-text.ts'
import { tables } from './tables.ts'
import { typedFormats } from './typed-formats.ts'

/** The text lives outside React, so a keystroke renders nothing. */
export type TextBox = {
  view: EditorView
  /** Returns the focus to the text. Returns false if the command does not apply. */
  run(command: Command): boolean
  replace(doc: Node): void
  setDisabled(isDisabled: boolean): void
  close(): void
}

type Options = {
  host: HTMLElement
  doc: Node
  formats: Formats
  actions: Actions
  slots: CardSlots
  attributes: Record<string, string>
  openLink: Command
  onEdit(doc: Node): void
  onState(state: EditorState): void
  say(words: string): void
  /** Shows and announces a message about content that the text cannot keep. */
  refuse(words: string): void
  moved(state: EditorState): void
}

export function openTextBox(options: Options): TextBox {
  const { host, slots, attributes, onEdit, onState } = options
  let isDisabled = false
  const view: EditorView = new EditorView(host, {
    state: EditorState.create({ doc: options.doc, plugins: plugins(options, () => view.state) }),
    attributes: () => ({
      ...attributes,
      ...(isDisabled ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
    }),
    editable: () => !isDisabled,
    nodeViews: slots.nodeViews,
    ...clipboardProps(options.formats, options.refuse),
    dispatchTransaction(transaction) {
      const { state, transactions } = view.state.applyTransaction(transaction)
      view.updateState(state)
      const isEdit = transactions.some((one) => one.docChanged && one.getMeta(fromOutside) !== true)
      if (isEdit) onEdit(state.doc)
      onState(state)
    },
  })
  return {
    view,
    run(command) {
      const isRun = command(view.state, view.dispatch, view)
      view.focus()
      return isRun
    },
    replace(doc) {
      const transaction = replaceText(view.state, doc)
      if (transaction) view.dispatch(transaction)
    },
    setDisabled(next) {
      if (next === isDisabled) return
      isDisabled = next
      view.setProps({})
    },
    close: () => view.destroy(),
  }
}

function plugins({ formats, actions, openLink, say, moved }: Options, state: () => EditorState) {
  const tab = tabSwitch(say)
  return [
    tab.plugin,
    typedFormats(formats),
    ...keys({ actions, tabWrites: tab.writes, openLink, moved: () => moved(state()) }),
    history(),
    dropCursor({ color: 'var(--accent)', width: 2 }),
    gapCursor(),
    tables(),
  ]
}

/** In lists and tables, Tab edits. After Escape, Tab leaves the text, so that it does not trap keyboard users. */
function tabSwitch(say: (words: string) => void) {
  let leaves = false
  const plugin = new Plugin({
    props: {
      handleDOMEvents: {
        keydown(_view, { key }) {
          if (key === 'Escape') {
            leaves = true
            say('Press Tab to leave the text.')
          } else if (key !== 'Tab' && key !== 'Shift') leaves = false
          return false
        },
        blur() {
          leaves = false
          return false
        },
      },
    },
  })
  return { plugin, writes: () => !leaves }
}
