import { sentence } from '@association/content/content-type'
import type { Items } from '@association/content/define/field.ts'
import { Button } from '@contentful/f36-components'
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { BrokenValue } from './broken-value.tsx'
import type { ItemWish } from './card-actions.tsx'
import { useOpenForm } from './form-context.ts'
import styles from './forms.module.css'
import { ItemCard } from './item-card.tsx'
import type { FormKeys } from './model/form-store.ts'
import { addItem, duplicateItem, moveItem, removeItem } from './model/list-moves.ts'
import { partId, partOf } from './model/part.ts'
import { PartIssues } from './part-issues.tsx'
import { usePart } from './use-part.ts'

type Props = { list: Items; place: FormKeys }

export function ItemsEditor({ list, place }: Props) {
  const { store } = useOpenForm()
  const isBroken = usePart(store, () => {
    const value = store.at(place)
    return value !== undefined && value !== null && !Array.isArray(value)
  })
  if (isBroken) return <BrokenValue value={partOf(store, place, { kind: 'json', name: nameOf(place) })} />
  return <Cards list={list} place={place} />
}

const nameOf = (place: FormKeys) => sentence(place.at(-1) ?? '')

function Cards({ list, place }: Props) {
  const { store } = useOpenForm()
  const keys = useSyncExternalStore(
    store.subscribe,
    // biome-ignore lint/correctness/useExhaustiveDependencies: the place is the same for the same list
    useCallback(() => store.keysOf(place), [store, place.join('/')]),
  )
  const [said, setSaid] = useState('')
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(keys.length === 1 ? keys : []))
  const { ref, focusOn } = useFocusAfter()
  const id = partId(store.root.id, place)
  const isDisabled = store.root.isDisabled()
  const subject = { store, place, name: list.name.toLowerCase() }
  const isFull = list.max !== undefined && keys.length >= list.max

  const toggle = (key: string, isOpen: boolean) =>
    setOpened((before) => new Set(isOpen ? [...before, key] : [...before].filter((other) => other !== key)))
  function begin({ key, said: words }: { key: string; said: string }) {
    toggle(key, true)
    focusOn({ key, part: 'first' })
    setSaid(words)
  }
  function wish(key: string, wished: ItemWish) {
    const index = keys.indexOf(key)
    if (wished.do === 'duplicate') {
      const copy = duplicateItem(subject, key)
      return copy && begin(copy)
    }
    if (wished.do === 'move') {
      focusOn({ key, part: wished.from })
      setSaid(moveItem(subject, key, wished.to(index)) ?? said)
      return
    }
    focusOn({ key: keys[index + 1] ?? keys[index - 1], part: 'title' })
    setSaid(removeItem(subject, key) ?? said)
  }
  return (
    <fieldset ref={ref} className={styles.items} id={`field-${id}`} tabIndex={-1}>
      <legend className={styles.label}>
        {nameOf(place)}
        <span className={styles.count}>{countOf(keys.length, list)}</span>
      </legend>
      <PartIssues id={id} />
      <ol className={styles.cards}>
        {keys.map((key, index) => (
          <ItemCard
            key={key}
            item={key}
            {...{ list, index, isDisabled }}
            count={keys.length}
            isFull={isFull}
            place={place}
            isOpen={opened.has(key)}
            onToggle={(isOpen) => toggle(key, isOpen)}
            onWish={(wished) => wish(key, wished)}
            onDropped={(moved) => {
              focusOn({ key: moved, part: 'title' })
              setSaid(moveItem(subject, moved, index) ?? said)
            }}
          />
        ))}
      </ol>
      <div className={styles.row}>
        <Button
          size="small"
          data-part="add"
          isDisabled={isDisabled || isFull}
          onClick={() => begin(addItem(subject, list))}
        >
          {`Add ${list.name.toLowerCase()}`}
        </Button>
        {isFull && <span className={styles.help}>{`There is room for ${list.max}.`}</span>}
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </fieldset>
  )
}

function countOf(count: number, { min = 0, max }: Items): string {
  if (count < min) return ` ${count}, at least ${min}`
  return max === undefined ? ` ${count}` : ` ${count} of at most ${max}`
}

/** `first` is the first field of the card. */
type CardFocus = { key: string | undefined; part: 'title' | 'up' | 'down' | 'first' }

function useFocusAfter() {
  const ref = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef<CardFocus>(undefined)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { key, part } = wanted.current
    wanted.current = undefined
    const card = key === undefined ? null : ref.current?.querySelector(`[data-item="${key}"]`)
    const target = card
      ? (card.querySelector<HTMLElement>(selectors[part]) ?? card.querySelector<HTMLElement>(selectors.title))
      : ref.current?.querySelector<HTMLElement>('[data-part="add"]:enabled')
    target?.focus()
    if (part === 'first') card?.scrollIntoView({ block: 'nearest' })
  })
  return {
    ref,
    focusOn(next: CardFocus) {
      wanted.current = next
    },
  }
}

const selectors = {
  title: '[data-part="title"]',
  up: '[data-part="up"]:enabled',
  down: '[data-part="down"]:enabled',
  first: '[data-part="body"] :is(input, textarea, select, [contenteditable="true"])',
} as const
