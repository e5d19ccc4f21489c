import { AppFrame } from '../host/app-frame.tsx'
import type { DialogRequest } from '../host/dialogs.ts'
import { useAppHost } from '../host/use-app-host.ts'
import { Modal } from './modal.tsx'

type Props = { request: Extract<DialogRequest, { kind: 'app' }>; close(answer: unknown): void }

const widths: Record<string, string> = { small: '400px', medium: '520px', large: '700px', fullWidth: '96vw' }

export function AppDialog({ request, close }: Props) {
  const { app, title, width = 'large', minHeight, parameters } = request
  const host = useAppHost(app)
  return (
    <Modal
      title={title ?? host.app?.name ?? 'App'}
      onClose={() => close(undefined)}
      className="app-dialog"
      style={{
        inlineSize: typeof width === 'number' ? `${width}px` : (widths[width] ?? width),
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
