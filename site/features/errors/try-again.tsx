'use client'

import { messages } from './messages.ts'
import styles from './notice.module.css'
import { Notice } from './notice.tsx'

/** Shown in the browser when a page breaks after it was delivered. */
export function TryAgain({ again }: { again(): void }) {
  return (
    <Notice words={messages.broken}>
      <button type="button" className={styles.again} onClick={again}>
        {messages.tryAgain}
      </button>
    </Notice>
  )
}
