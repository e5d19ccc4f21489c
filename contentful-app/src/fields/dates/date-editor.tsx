import { dayOf } from '@association/content/shared/dates.ts'
import { eventZones, zoneName } from '@association/content/shared/time-zones.ts'
import { Select, TextInput } from '@contentful/f36-components'
import { useEffect, useRef, useState } from 'react'
import type { EditorProps } from '../field/editor-props.ts'
import { useSibling } from '../field/entry-context.ts'
import fields from '../field/fields.module.css'
import { helpId, inputProps } from '../field/input-props.ts'
import { useDisabled } from '../field/use-disabled.ts'
import styles from './dates.module.css'
import { readDate, writeDate, type ZonedTime } from './zoned-time.ts'

export function DateEditor({ value, board }: EditorProps) {
  const preferred = useZone()
  const isDisabled = useDisabled(value)
  const [shown, setShown] = useState(() => readDate(value.get(), preferred))
  const day = useRef<HTMLInputElement>(null)
  const time = useRef<HTMLInputElement>(null)
  useEffect(
    () =>
      value.onOutsideChange((next) => {
        const read = readDate(next, preferred)
        setShown(read)
        if (day.current) day.current.value = read?.day ?? ''
        if (time.current) time.current.value = read?.time ?? ''
      }),
    [value, preferred],
  )
  const hasTime = value.field.hasTime === true || (shown !== undefined && shown.time !== '')
  function write(change: Partial<ZonedTime>) {
    const typed = { ...read(day.current, time.current, shown?.zone ?? preferred), ...change }
    const fault = faultOf(typed, [day.current, time.current])
    board.note(value.id, fault)
    if (fault) return
    setShown(typed.day === '' ? undefined : typed)
    value.set(typed.day === '' ? undefined : writeDate(typed))
  }
  const zone = shown?.zone ?? preferred
  return (
    <>
      <div className={styles.date}>
        <TextInput
          {...inputProps(value)}
          ref={day}
          type="date"
          defaultValue={shown?.day ?? ''}
          isDisabled={isDisabled}
          onChange={() => write({})}
        />
        {hasTime && (
          <>
            <TextInput
              ref={time}
              type="time"
              aria-label={`${value.label}: time`}
              aria-describedby={helpId(value.id)}
              defaultValue={shown?.time ?? ''}
              isDisabled={isDisabled}
              onChange={() => write({})}
            />
            <Select
              aria-label={`${value.label}: time zone`}
              value={zone}
              isDisabled={isDisabled}
              onChange={({ currentTarget }) => write({ zone: currentTarget.value })}
            >
              {[...new Set([...eventZones, 'UTC', zone])].map((name) => (
                <Select.Option key={name} value={name}>
                  {zoneLabel(name)}
                </Select.Option>
              ))}
            </Select>
          </>
        )}
      </div>
      {shown && <p className={fields.help}>{dateWords(shown)}</p>}
    </>
  )
}

type Input = HTMLInputElement | null

const read = (day: Input, time: Input, zone: string): ZonedTime => ({
  day: day?.value ?? '',
  time: time?.value ?? '',
  zone,
})

/** A browser returns no text for a half-typed date. Saving that would remove the stored date. */
function faultOf({ day, time }: ZonedTime, inputs: readonly Input[]): string | undefined {
  if (inputs.some((input) => input?.validity.badInput))
    return 'This date is not complete. Fill in day, month and year.'
  return day === '' && time !== '' ? 'Fill in the day, too.' : undefined
}

const zoneLabel = (zone: string) =>
  zone.includes('/') ? `${zone.split('/').at(-1)?.replaceAll('_', ' ')} (${zoneName(zone)})` : zoneWords(zone)

function useZone(): string {
  const zone = useSibling('timeZone')
  return typeof zone === 'string' && zone !== '' ? zone : 'America/Chicago'
}

/** Returns `Monday, January 5, 2026, 9:00 AM CT`, followed by the reader's local time if it differs. */
export function dateWords(date: ZonedTime, here = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const day = dayOf(date.day)
  if (!day) return ''
  const name = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
  if (date.time === '') return name
  const clock = (zone: string) =>
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(
      new Date(writeDate(date)),
    )
  const there = clock(date.zone)
  const local = clock(here)
  return `${name}, ${there} ${zoneWords(date.zone)}${local === there ? '' : ` (${local} where you are)`}`
}

const zoneWords = (zone: string) =>
  /^(?:[+-]|UTC)/.test(zone) ? `UTC${zone.replace('UTC', '')}` : zoneName(zone)
