import type { RichText } from '@association/content'
import { useEffect, useRef } from 'react'
import { countWords } from './count-words.ts'
import styles from './rich-text.module.css'
import type { TextSource } from './text-source.ts'

/** Milliseconds after the last key until the count. */
const restMs = 400

/** A keystroke renders nothing, because counting a long text takes time. */
export function WordCount({ source }: { source: TextSource }) {
  const count = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      timer = undefined
      if (count.current) count.current.textContent = countWords(source.get() as RichText | undefined)
    }
    show()
    const stop = source.onChange(() => {
      clearTimeout(timer)
      timer = setTimeout(show, restMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [source])
  return <p ref={count} className={styles.count} />
}
