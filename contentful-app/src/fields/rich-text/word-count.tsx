import type { RichText } from '@association/content'
import { nodesOf, type RichNode } from '@association/content/rich-text/markdown/node.ts'
import { useEffect, useRef } from 'react'
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

function countWords(text: RichText | undefined): string {
  if (!Array.isArray(text?.content)) return ''
  const count = nodesOf(text).reduce((sum, node) => sum + wordsIn(node), 0)
  if (count === 0) return ''
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'word' : 'words'}`
}

/** Adjacent text nodes can split a word. */
function wordsIn(node: RichNode): number {
  const { content = [] } = node
  const isLine = content.some(({ nodeType }) => nodeType === 'text')
  if (!isLine) return content.reduce((sum, child) => sum + wordsIn(child), 0)
  return textOf(node).match(/\S+/g)?.length ?? 0
}

const textOf = ({ value = '', content = [] }: RichNode): string =>
  typeof value === 'string' ? value + content.map(textOf).join('') : ''
