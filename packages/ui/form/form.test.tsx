import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Field, RequiredNote } from './field.tsx'
import { numberFeedback } from './number-feedback.ts'
import { NumberInput } from './number-input.tsx'

describe('a number', () => {
  test('below the least says so', () => {
    expect(numberFeedback(0, { min: 1, max: 10 })).toEqual(['The minimum value allowed is 1'])
  })

  test('above the most says so', () => {
    expect(numberFeedback(11, { min: 1, max: 10 })).toEqual(['The maximum value allowed is 10'])
  })

  test('that breaks both limits says both (VA-003)', () => {
    expect(numberFeedback(4, { min: 5, max: 3 })).toEqual([
      'The minimum value allowed is 5',
      'The maximum value allowed is 3',
    ])
  })

  test('within its limits shows the supplied feedback, or nothing (VA-004)', () => {
    expect(numberFeedback(2, { min: 1, max: 10, feedback: 'Two seats are left.' })).toEqual([
      'Two seats are left.',
    ])
    expect(numberFeedback(2, { min: 1, max: 10 })).toEqual([])
  })

  test.each([1.5, Number.NaN])('that must be whole says so: %s', (value) =>
    expect(numberFeedback(value, { min: 1, max: 9, isWhole: true, feedback: 'Two are left.' })).toEqual([
      'Enter a whole number',
    ]),
  )

  test('that breaks a limit says only that', () =>
    expect(numberFeedback(0.5, { min: 1, isWhole: true })).toEqual(['The minimum value allowed is 1']))

  test('that was deleted says so', () =>
    expect(numberFeedback(Number.NaN, { min: 1 })).toEqual(['Enter a number']))

  test('that is not there yet breaks no limit', () => {
    expect(numberFeedback(undefined, { min: 1 })).toEqual([])
  })
})

describe('a numeric input', () => {
  test('carries its limits, and its feedback is read out with it', () => {
    const markup = renderToStaticMarkup(
      <NumberInput id="seats" name="seats" label="Seats" value={0} min={1} max={9} isRequired />,
    )
    expect(markup).toMatch(
      /<input id="seats" required="" aria-describedby="seats-feedback" aria-invalid="true"/,
    )
    expect(markup).toMatch(/type="number"[^>]* min="1" max="9"/)
    expect(markup).toContain('<div id="seats-feedback" role="status" class="error"><p>The minimum value')
  })

  test('that was emptied is empty and marked invalid', () => {
    const markup = renderToStaticMarkup(
      <NumberInput id="seats" name="seats" label="Seats" value={Number.NaN} isWhole onChange={() => {}} />,
    )
    expect(markup).toMatch(/aria-invalid="true".* value=""/)
    expect(markup).toContain('Enter a whole number')
  })

  test('that is fine is not marked invalid', () => {
    const markup = renderToStaticMarkup(
      <NumberInput id="seats" name="seats" label="Seats" value={2} min={1} />,
    )
    expect(markup).not.toMatch(/aria-invalid|aria-describedby/)
  })
})

describe('the label of a required field', () => {
  const field = (isRequired: boolean) =>
    renderToStaticMarkup(
      <Field id="name" label="Name" isRequired={isRequired} help="As on your badge.">
        {(control) => <input {...control} />}
      </Field>,
    )

  test('has an asterisk, which a note explains', () => {
    expect(field(true)).toMatch(/<label for="name"[^>]*>Name<span aria-hidden="true"[^>]*>\*</)
    expect(field(true)).toContain('<input id="name" required="" aria-describedby="name-help"')
    expect(renderToStaticMarkup(<RequiredNote />)).toContain('must be filled in.')
  })

  test('has no asterisk if the field may stay empty', () => expect(field(false)).not.toContain('*'))
})
