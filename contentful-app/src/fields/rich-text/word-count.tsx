import type { RichText } from '@association/content'
import { useEffect, useRef } from 'react'
import { countWords } from './count-words.ts'
import styles from './rich-text.module.css'
import type { TextSource } from './text-source.ts'

/** So long after the last key, the words are counted. */
const restMs = 400

/** The length of a text. A keystroke renders nothing, and a long text is counted when the person rests. */
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
