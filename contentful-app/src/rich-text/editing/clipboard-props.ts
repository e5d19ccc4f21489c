import type { EditorProps, EditorView } from '@tiptap/pm/view'
import type { Formats } from '../formats.ts'
import { fitted } from './fit.ts'
import { setLink, textSelection } from './link-commands.ts'
import { addressIn, clipboardParser, sliceOfText, withoutHandlers } from './paste.ts'

/** Visual Studio Code copies source text with the colors of its syntax. */
const codeEditorType = 'vscode-editor-data'

/** How the text takes what is pasted or dropped. */
export const clipboardProps = (formats: Formats): EditorProps => ({
  clipboardParser,
  clipboardTextParser: sliceOfText,
  transformPastedHTML: withoutHandlers,
  transformPasted: (slice) => fitted(slice, formats),
  handlePaste(view, { clipboardData }) {
    const text = clipboardData?.getData('text/plain') ?? ''
    if (clipboardData?.types.includes(codeEditorType)) return view.pasteText(text)
    return linkSelection(view, text)
  },
})

/** An address that is pasted over words links them. */
function linkSelection({ state, dispatch }: EditorView, text: string): boolean {
  const uri = addressIn(text)
  const { empty, $from, $to } = textSelection(state)
  if (!uri || empty || !$from.sameParent($to) || !$from.parent.inlineContent) return false
  return setLink({ nodeType: 'hyperlink', data: { uri } }, '')(state, dispatch)
}
