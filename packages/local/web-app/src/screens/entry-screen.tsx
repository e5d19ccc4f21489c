import { EntryEditor } from '../editor/entry-editor.tsx'
import { useSession } from '../editor/use-session.ts'
import { PreviewPane } from '../live-preview/preview-pane.tsx'
import type { Focus } from '../navigation/route.ts'

type Props = { id: string; focus?: Focus; preview?: string }

/** An entry, and beside it the live preview: of this entry, or of the page that one came from. */
export function EntryScreen({ id, focus, preview }: Props) {
  const session = useSession(id)
  return (
    <div className={preview ? 'entry with-preview' : 'entry'}>
      {session.phase === 'loading' && <p className="quiet">Loading…</p>}
      {session.phase === 'failed' && <p role="alert">This entry cannot be opened: {session.message}</p>}
      {session.phase === 'ready' && (
        <EntryEditor key={`edit-${id}`} session={session.value} focus={focus} preview={preview} />
      )}
      {preview && <PreviewPane key={`preview-${preview}`} entryId={preview} editedId={id} />}
    </div>
  )
}
