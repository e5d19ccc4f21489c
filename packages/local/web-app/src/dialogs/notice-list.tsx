import { useSyncExternalStore } from 'react'
import { useShared } from '../app-context.tsx'

/** Screen readers announce new messages. */
export function NoticeList() {
  const { notices } = useShared()
  const shown = useSyncExternalStore(notices.subscribe, notices.list)
  return (
    <div className="notices" aria-live="polite">
      {shown.map(({ key, type, message }) => (
        <p key={key} className={`notice ${type}`}>
          <span>{message}</span>
          <button type="button" className="plain" aria-label="Dismiss" onClick={() => notices.dismiss(key)}>
            ×
          </button>
        </p>
      ))}
    </div>
  )
}
