import type { EditorProps, EditorView } from '@tiptap/pm/view'
import type { Formats } from '../model/formats.ts'
import { fitted } from './fit.ts'
import { setLink, textSelection } from './link-commands.ts'
import { addressIn, clipboardParser, sliceOfText, withoutHandlers } from './paste.ts'
import { carriedBy, leftOutPictures } from './pasted-pictures.ts'

/** Visual Studio Code copies source code with its syntax colors. */
const codeEditorType = 'vscode-editor-data'

/** Handles paste and drop. `refuse` reports content that the text cannot keep. */
export const clipboardProps = (formats: Formats, refuse: (words: string) => void): EditorProps => ({
  clipboardParser,
  clipboardTextParser: sliceOfText,
  transformPastedHTML: withoutHandlers,
  transformPasted: (slice) => fitted(slice, formats),
  handlePaste(view, { clipboardData }) {
    const carried = carriedBy(clipboardData)
    const { text } = carried
    const refusal = leftOutPictures(carried, formats)
    if (refusal) refuse(refusal)
    if (clipboardData?.types.includes(codeEditorType)) return view.pasteText(text)
    return linkSelection(view, text)
  },
  handleDrop(_view, event) {
    const refusal = leftOutPictures(carriedBy(event.dataTransfer), formats)
    if (!refusal) return false
    refuse(refusal)
    const isFile = (event.dataTransfer?.files.length ?? 0) > 0
    if (isFile) event.preventDefault() // the browser would leave the page and show the file
    return isFile
  },
})

function linkSelection({ state, dispatch }: EditorView, text: string): boolean {
  const uri = addressIn(text)
  const { empty, $from, $to } = textSelection(state)
  if (!uri || empty || !$from.sameParent($to) || !$from.parent.inlineContent) return false
  return setLink({ nodeType: 'hyperlink', data: { uri } }, '')(state, dispatch)
}
