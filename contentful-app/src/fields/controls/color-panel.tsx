import { sentence } from '@association/content/content-type'
import { colorIn, groundFields, textColorsOf } from '@association/content/rules/tree/written-colors.ts'
import { paletteName } from '@association/content/safe/color.ts'
import { palette } from '@association/content/safe/palette.ts'
import { contrast, leastFor } from '@association/content/shared/contrast.ts'
import { type KeyboardEvent, useContext, useEffect, useState } from 'react'
import type { FieldValue } from '../../entry/field-value.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { EntryContext } from '../field/entry-context.ts'
import styles from './controls.module.css'
import { optionName } from './option-names.ts'

type Props = {
  value: FieldValue
  onChoose(color: string | undefined, isContinuous?: boolean): void
  onClose(): void
}

export function ColorPanel({ value, onChoose, onClose }: Props) {
  const current = useCurrent(value)
  const chosen = paletteName(current)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the controls inside arrive here
    <div className={styles.panel} onKeyDown={closeOnEscape}>
      <div role="radiogroup" aria-label={`${value.label} from the palette`} className={styles.swatches}>
        {Object.entries(palette).map(([name, color], index) => (
          <label key={name} className={styles.swatchOption} title={optionName(name)}>
            <input
              type="radio"
              className={styles.radio}
              name={`palette-${value.id}`}
              aria-label={optionName(name)}
              checked={name === chosen}
              // biome-ignore lint/a11y/noAutofocus: an editor opens the panel to choose, so the focus belongs on the choice
              autoFocus={chosen === undefined ? index === 0 : name === chosen}
              onChange={() => onChoose(camelCase(name))}
            />
            <span className={styles.swatchColor} style={{ '--swatch': color } as Record<string, string>} />
          </label>
        ))}
      </div>
      <p className={styles.summary}>{chosen ? optionName(chosen) : current || 'No color'}</p>
      <ContrastLine value={value} color={current} />
      <div className={styles.row}>
        <label className={styles.own}>
          <input
            type="color"
            value={/^#[0-9a-f]{6}$/i.test(current) ? current : '#000000'}
            onInput={({ currentTarget }) => onChoose(currentTarget.value, true)}
          />
          Own color
        </label>
        <button type="button" className={styles.reset} onClick={() => onChoose(undefined)}>
          {value.field.default === undefined
            ? 'No color'
            : `Default: ${sentence(String(value.field.default))}`}
        </button>
        <button type="button" className={styles.reset} onClick={onClose}>
          Close
        </button>
      </div>
    </div>
  )
}

function ContrastLine({ value, color }: { value: FieldValue; color: string }) {
  const entry = useContext(EntryContext)
  const found = entry && contrastWith(entry, value.id, color)
  if (!found) return null
  return (
    <p className={styles.contrast} data-enough={found.isEnough} role="status">
      {`${ratioWords(found.ratio)} with the ${found.with}: ${found.isEnough ? 'easy to read' : 'hard to read'}`}
    </p>
  )
}

function useCurrent(value: FieldValue): string {
  const shown = (now: unknown) => String(now ?? value.field.default ?? '')
  const [current, setCurrent] = useState(() => shown(value.get()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` depends on the value alone
  useEffect(() => value.onChange((next) => setCurrent(shown(next))), [value])
  return current
}

/** Editors write palette names in camel case. */
const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

type Contrast = { ratio: number; isEnough: boolean; with: string }

type ColoredEntry = Pick<OpenEntry, 'type' | 'values'>

/** Returns undefined unless the block has both a text and a background color. */
export function contrastWith(
  { type, values }: ColoredEntry,
  id: string,
  color: string,
): Contrast | undefined {
  const entry = { type, values: values() }
  const isGround = groundFields.some((field) => field === id)
  const texts = textColorsOf(entry)
  const [text] = isGround ? texts : texts.filter(({ field }) => field === id)
  const other = isGround ? text?.field : groundFields.toReversed().find((field) => colorIn(entry, field))
  if (!other) return undefined
  const ratio = contrast(color, colorIn(entry, other))
  if (ratio === undefined) return undefined
  const name = type.fields[other]?.name ?? sentence(other)
  return { ratio, isEnough: ratio >= (text?.least ?? leastFor(0)), with: name.toLowerCase() }
}

/** “4.6 : 1”, rounded down: a ratio that is too low never looks enough. */
export const ratioWords = (ratio: number) => `${Math.floor(ratio * 10) / 10} : 1`
