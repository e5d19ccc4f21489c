import { useSyncExternalStore } from 'react'
import { useShared } from '../app-context.tsx'
import type { OpenDialog } from '../host/dialogs.ts'
import { AppDialog } from './app-dialog.tsx'
import { EntityPicker } from './entity-picker.tsx'
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
