import type { EditorProps, EditorView } from '@tiptap/pm/view'
import type { Formats } from '../model/formats.ts'
import { fitted } from './fit.ts'
import { setLink, textSelection } from './link-commands.ts'
import { addressIn, clipboardParser, sliceOfText, withoutHandlers } from './paste.ts'

/** Visual Studio Code copies source code with its syntax colors. */
const codeEditorType = 'vscode-editor-data'

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

export type Carried = {
  html: string
  text: string
  /** Media types, such as `image/png`. */
  files: readonly string[]
}

/** Returns a message about pictures that the text cannot keep. */
export function leftOutPictures({ html, text, files }: Carried, { nodes }: Formats): string | undefined {
  if (html.includes('data-pm-slice')) return undefined // copied from a text of this app
  const way = nodes.has('embedded-asset-block')
    ? 'Upload it to Contentful’s media, then choose Insert, “Picture or file…”.'
    : 'This text cannot show pictures.'
  if (/<img\b/i.test(html)) return `A picture was left out of the pasted text. ${way}`
  const isPicture = text === '' && html === '' && files.some((type) => type.startsWith('image/'))
  return isPicture ? `The picture was not pasted. ${way}` : undefined
}

const carriedBy = (data: DataTransfer | null): Carried => ({
  html: data?.getData('text/html') ?? '',
  text: data?.getData('text/plain') ?? '',
  files: [...(data?.files ?? [])].map(({ type }) => type),
})
