import type { App } from '../contentful/space-model.ts'
import { AppFrame } from '../host/app-frame.tsx'
import type { Location } from '../host/connect-data.ts'
import { entryMethods, forwardEntryEvents } from '../host/methods.ts'
import { useAppHost } from '../host/use-app-host.ts'
import type { EntrySession } from '../session/entry-session.ts'
import { useSpace } from '../space-context.tsx'

type Props = {
  place: { location: Location; app: App; settings?: Record<string, unknown> }
  session: EntrySession
}

export function AppPlace({ place: { location, app, settings }, session }: Props) {
  const { editorInterfaces } = useSpace()
  const host = useAppHost(app.id)
  const editorInterface = editorInterfaces.get(session.contentType.sys.id)
  if (!editorInterface) return null
  return (
    <AppFrame
      title={`${app.name}: ${location === 'entry-editor' ? 'editor' : 'sidebar'}`}
      src={app.src}
      className={location}
      connect={() => host.connect({ location, instance: settings, editing: { session, editorInterface } })}
      handlers={() => ({ ...host.methods(), ...entryMethods(session) })}
      onOpen={(channel) => {
        const stop = forwardEntryEvents(session, channel)
        return () => {
          stop()
          if (location === 'entry-editor') session.markInvalid(false)
        }
      }}
    />
  )
}
