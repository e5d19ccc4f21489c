import { useSyncExternalStore } from 'react'
import { useShared } from '../app-context.tsx'
import { AppFrame } from '../host/app-frame.tsx'
import type { DialogRequest, OpenDialog } from '../host/dialogs.ts'
import { useAppHost } from '../host/use-app-host.ts'
import { EntityPicker } from './entity-picker.tsx'
import { Modal } from './modal.tsx'
import { Question } from './question.tsx'

export function DialogStack() {
  const { dialogs } = useShared()
  const open = useSyncExternalStore(dialogs.subscribe, dialogs.list)
  return open.map((dialog) => <Dialog key={dialog.key} dialog={dialog} />)
}

function Dialog({ dialog: { request, close } }: { dialog: OpenDialog }) {
  switch (request.kind) {
    case 'select':
      return <EntityPicker request={request} close={close} />
    case 'app':
      return <AppDialog request={request} close={close} />
    default:
      return <Question request={request} close={close} />
  }
}

type AppDialogProps = { request: Extract<DialogRequest, { kind: 'app' }>; close(answer: unknown): void }

const dialogWidths: Record<string, string> = {
  small: '400px',
  medium: '520px',
  large: '700px',
  fullWidth: '96vw',
}

function AppDialog({ request, close }: AppDialogProps) {
  const { app, title, width = 'large', minHeight, parameters } = request
  const host = useAppHost(app)
  return (
    <Modal
      title={title ?? host.app?.name ?? 'App'}
      onClose={() => close(undefined)}
      className="app-dialog"
      style={{
        inlineSize: typeof width === 'number' ? `${width}px` : (dialogWidths[width] ?? width),
        minBlockSize: minHeight,
      }}
    >
      <AppFrame
        title={title ?? 'App dialog'}
        src={host.app?.src ?? ''}
        connect={() => host.connect({ location: 'dialog', invocation: parameters })}
        handlers={() => ({ ...host.methods(), closeDialog: close })}
      />
    </Modal>
  )
}
