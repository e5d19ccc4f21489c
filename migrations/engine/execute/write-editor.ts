import type { ContentTypeProps } from 'contentful-management'
import { mergeEditor } from '../model/merge-editor.ts'
import { renameFields } from '../model/rename-fields.ts'
import { fromWire, hasSameEditor, toEditorBody } from '../model/wire.ts'
import type { EditorSpec, TypeSpec } from '../specs/space-model.ts'
import type { TypeWriting } from './writing.ts'

export async function writeEditor(
  saved: ContentTypeProps,
  { from, to }: Ends,
  { client, write, renames }: TypeWriting,
): Promise<void> {
  const params = { contentTypeId: saved.sys.id }
  const editor = await client.editorInterface.get(params)
  const live = fromWire(saved, editor)
  const wanted = { ...to, editor: editorFor(renameFields(live, renames).editor, { from, to }) }
  if (hasSameEditor(live, wanted)) return
  await write(() => client.editorInterface.update(params, toEditorBody(wanted, editor)))
}

/** `from` has the new field ids. */
type Ends = { from?: TypeSpec; to: TypeSpec }

/** Parts that the operation does not alter keep what people and apps arranged since. */
function editorFor(live: EditorSpec | undefined, { from, to }: Ends): EditorSpec {
  const [before, after] = [from?.editor, to.editor]
  const merged = mergeEditor({ live, before, after })
  const isTakenBack = (part: keyof EditorSpec) => before?.[part] !== undefined && after?.[part] === undefined
  return Object.fromEntries(Object.entries(merged).filter(([part]) => !isTakenBack(part as keyof EditorSpec)))
}
