import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../../base/icons/icon-button.tsx'
import type { DeskActions } from '../../desk/desk-context.ts'
import { Outline } from '../../outline/outline.tsx'
import styles from './entry-editor.module.css'

/** Below this width, the outline does not fit beside form and preview. */
const roomy = matchMedia('(width >= 940px)')

export function OutlineSide({ actions }: { actions: DeskActions }) {
  const isRoomy = useSyncExternalStore(onRoom, () => roomy.matches)
  return isRoomy ? (
    <div className={styles.side}>
      <Outline actions={actions} />
    </div>
  ) : (
    <Drawer actions={actions} />
  )
}

const onRoom = (listener: () => void) => {
  roomy.addEventListener('change', listener)
  return () => roomy.removeEventListener('change', listener)
}

function Drawer({ actions }: { actions: DeskActions }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"], button')?.focus()
  }, [isOpen])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <div className={styles.rail}>
        <IconButton
          ref={button}
          icon="outline"
          label="Outline"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        />
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from anywhere inside
        <div
          ref={panel}
          className={styles.drawer}
          onKeyDown={({ key, defaultPrevented }) => {
            if (key === 'Escape' && !defaultPrevented) close()
          }}
        >
          <Outline actions={actions} onClose={close} />
        </div>
      )}
    </>
  )
}
