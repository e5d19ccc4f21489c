import { useShared } from '../app-context.tsx'
import { previewUrl } from '../live-preview/preview-url.ts'
import type { EntrySession } from '../session/entry-session.ts'
import { useSpace } from '../space-context.tsx'

export function PreviewLink({ session }: { session: EntrySession }) {
  const { contentPreviewUrl } = useShared().clients.config
  const { scope } = useSpace()
  const url = previewUrl(contentPreviewUrl, { scope, entryId: session.state().entry.sys.id })
  return (
    <section>
      <h2>Preview</h2>
      <a href={url} target="_blank" rel="noreferrer">
        Open preview
      </a>
    </section>
  )
}
