import { TextInput } from '@contentful/f36-components'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { type BlockChoice, sectionsOf } from './choices/choices.ts'
import { pictureOf } from './choices/pictures.ts'
import { recentTypes } from './choices/recent-types.ts'
import styles from './picker.module.css'

type Props = {
  input: RefObject<HTMLInputElement | null>
  choices: readonly BlockChoice[]
  isBusy: boolean
  onChoose(choice: BlockChoice): void
}

/** The focus stays in the search; arrow keys move the active option. */
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

type OptionProps = { id: string; choice: BlockChoice; isActive: boolean; onChoose(): void }

function BlockOption({ id, choice, isActive, onChoose }: OptionProps) {
  const picture = pictureOf(choice.id)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field above has the focus and hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div id={id} role="option" aria-selected={isActive} className={styles.option} onClick={onChoose}>
      <span className={styles.picture}>
        {picture === undefined ? (
          <span className={styles.initial} aria-hidden="true">
            {choice.name.slice(0, 1)}
          </span>
        ) : (
          <img src={picture} alt="" width={300} height={240} loading="lazy" />
        )}
      </span>
      <span className={styles.name}>{choice.name}</span>{' '}
      <span className={styles.sentence}>{choice.sentence}</span>
    </div>
  )
}

type Box = { left: number; top: number; width: number; height: number }

/** Returns the next option in the row, or the nearest one in the row above or below. */
export function gridMove(boxes: readonly Box[], from: number, key: string): number {
  if (key === 'ArrowRight') return Math.min(from + 1, boxes.length - 1)
  if (key === 'ArrowLeft') return Math.max(from - 1, 0)
  const here = boxes[from]
  if (!here || (key !== 'ArrowDown' && key !== 'ArrowUp')) return from
  const isBeyond = ({ top }: Box) =>
    key === 'ArrowDown' ? top >= here.top + here.height : top + here.height <= here.top + 1
  const others = boxes.map((box, index) => ({ box, index })).filter(({ box }) => isBeyond(box))
  const rows = others.map(({ box }) => Math.abs(box.top - here.top))
  const row = Math.min(...rows)
  const nearest = others
    .filter((_, index) => rows[index] === row)
    .toSorted((one, other) => apart(one.box, here) - apart(other.box, here))[0]
  return nearest?.index ?? from
}

const apart = (one: Box, other: Box) => Math.abs(one.left - other.left)
