'use client'
import { useEffect, useRef, useState } from 'react'
import { messages } from './messages.ts'
import { RemarkPanel } from './remark-panel.tsx'
import styles from './remark-tool.module.css'
import type { SharedLink } from './send-remark.ts'

export function RemarkTool(link: SharedLink) {
  const [state, setState] = useState<'hidden' | 'closed' | 'open'>('hidden')
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => setState('closed'), [])
  useEffect(() => {
    if (state === 'closed' && wasOpen.current) button.current?.focus()
    wasOpen.current = state === 'open'
  }, [state])
  if (state === 'hidden') return null
  return (
    <div className={styles.tool}>
      {state === 'open' ? (
        <RemarkPanel link={link} onClose={() => setState('closed')} />
      ) : (
        <button ref={button} type="button" className={styles.open} onClick={() => setState('open')}>
          {messages.open}
        </button>
      )}
    </div>
  )
}
