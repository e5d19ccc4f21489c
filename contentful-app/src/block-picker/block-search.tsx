import { TextInput } from '@contentful/f36-components'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { BlockOption } from './block-option.tsx'
import type { BlockChoice } from './choices/choices.ts'
import { gridMove } from './choices/grid-move.ts'
import { recentTypes } from './choices/recent-types.ts'
import { sectionsOf } from './choices/sections.ts'
import styles from './picker.module.css'

type Props = {
  input: RefObject<HTMLInputElement | null>
  choices: readonly BlockChoice[]
  isBusy: boolean
  onChoose(choice: BlockChoice): void
}

/** The focus stays in the search; arrow keys move the active option, and Enter inserts it. */
export function BlockSearch({ input, choices, isBusy, onChoose }: Props) {
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const [recent] = useState(() => recentTypes().get())
  const list = useRef<HTMLDivElement>(null)
  const base = useId()
  const sections = sectionsOf(choices, { query, recent })
  const shown = sections.flatMap((section) => section.choices)
  const optionId = (index: number) => `${base}-${index}`

  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event
    if (key === 'Enter') {
      event.preventDefault()
      const choice = shown[active]
      if (choice && !isBusy) onChoose(choice)
      return
    }
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight'
    const isInsideText = currentTarget.selectionEnd !== currentTarget.value.length
    if ((!isSideways || isInsideText) && key !== 'ArrowUp' && key !== 'ArrowDown') return
    event.preventDefault()
    const options = [...(list.current?.querySelectorAll('[role=option]') ?? [])]
    const next = gridMove(
      options.map((option) => option.getBoundingClientRect()),
      active,
      key,
    )
    setActive(next)
    options[next]?.scrollIntoView({ block: 'nearest' })
  }
  let index = -1
  return (
    <>
      <TextInput
        ref={input}
        className={styles.search}
        role="combobox"
        aria-label="Search blocks"
        aria-expanded={shown.length > 0}
        aria-controls={`${base}-list`}
        aria-activedescendant={shown.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
        placeholder="Search: quote, hero, accordion…"
        value={query}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value)
          setActive(0)
        }}
        onKeyDown={pressed}
      />
      <p className={styles.count} role="status">
        {query !== '' && foundWords(shown.length)}
      </p>
      <div ref={list} id={`${base}-list`} role="listbox" aria-label="Blocks" className={styles.list}>
        {sections.map(({ name, choices: members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has options and groups, no fieldsets
          <div key={name} role="group" aria-label={name} className={styles.section}>
            <p className={styles.sectionName} aria-hidden="true">
              {name}
            </p>
            {members.map((choice) => {
              index += 1
              return (
                <BlockOption
                  key={choice.id}
                  id={optionId(index)}
                  choice={choice}
                  isActive={index === active}
                  onChoose={() => !isBusy && onChoose(choice)}
                />
              )
            })}
          </div>
        ))}
      </div>
    </>
  )
}

const foundWords = (count: number) =>
  count === 0
    ? 'No block fits. Try another word, such as “text” or “picture”.'
    : `${count} ${count === 1 ? 'block' : 'blocks'}`
