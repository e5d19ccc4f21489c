import { describe, expect, test } from 'vitest'
import { initials, personName } from './person-name.ts'

describe('a name', () => {
  test.each([
    ['Maren Okafor', { given: 'Maren', family: 'Okafor', suffix: '' }],
    ['Dr. Maren Lise Okafor, MD, CPE', { given: 'Maren Lise', family: 'Okafor', suffix: '' }],
    ['Ludwig van Beethoven', { given: 'Ludwig', family: 'van Beethoven', suffix: '' }],
    ['María de la Cruz', { given: 'María', family: 'de la Cruz', suffix: '' }],
    ['Martin Luther King Jr.', { given: 'Martin Luther', family: 'King', suffix: 'Jr.' }],
    ['Martin Luther King, Jr., MD', { given: 'Martin Luther', family: 'King', suffix: 'Jr.' }],
    ['John Smith MD PhD', { given: 'John', family: 'Smith', suffix: '' }],
    ['Plato', { given: '', family: 'Plato', suffix: '' }],
    ['maren', { given: '', family: 'maren', suffix: '' }],
  ])('%s', (name, parts) => expect(personName(name)).toEqual(parts))

  test.each(['', ' ', ', MD'])('“%s” is nobody', (name) => expect(personName(name)).toBeUndefined())

  test('has initials of each part', () => {
    const person = { given: 'Jean-Luc M.', family: 'Picard', suffix: '' }
    expect([initials(person, true), initials(person, false)]).toEqual(['J.-L. M.', 'JLM'])
    const short = { given: 'J.R. “Bill”', family: 'Smith', suffix: '' }
    expect([initials(short, true), initials(short, false)]).toEqual(['J. R.', 'JR'])
  })
})
