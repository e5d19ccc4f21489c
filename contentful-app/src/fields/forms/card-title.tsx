import type { JsonFields } from '@association/content/define/field.ts'
import { isRecord } from '@association/content/safe/is-record.ts'
import { useEffect, useRef } from 'react'
import { useOpenForm } from './form-context.ts'
import styles from './forms.module.css'
import type { FormKeys } from './model/form-store.ts'

type Props = { fields: JsonFields; place: FormKeys }

/** A keystroke writes the text and renders nothing. */
export function CardTitle({ fields, place }: Props) {
  const { store } = useOpenForm()
  const text = useRef<HTMLSpanElement>(null)
  const key = place.join('/')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the place
  useEffect(() => {
    const show = () => {
      const title = titleIn(store.at(place), fields)
      if (text.current && text.current.textContent !== title) text.current.textContent = title
    }
    show()
    return store.subscribe(show)
  }, [store, key, fields])
  return <span ref={text} className={styles.cardTitle} />
}

const usual = ['title', 'name', 'text', 'date', 'slug']

export function titleIn(item: unknown, fields: JsonFields): string {
  if (!isRecord(item)) return ''
  const words = [...usual, ...Object.keys(fields)]
    .filter((id) => Object.hasOwn(fields, id))
    .map((id) => item[id])
    .find((value) => typeof value === 'string' && value.trim() !== '')
  return String(words ?? '')
    .replace(/<[^>]*>/g, ' ')
    .trim()
}
