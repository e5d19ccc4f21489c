import { contrast } from '@association/content/shared/contrast.ts'
import { describe, expect, test } from 'vitest'
import { bookCover } from './book-cover.ts'
import { type MotifName, motifs } from './cover/motifs.ts'
import { palettes } from './cover/palettes.ts'
import { journalCover, journalPaints } from './journal-cover.ts'
import { describeLook } from './portrait/describe.ts'
import { hairStyles, type PortraitLook } from './portrait/look.ts'
import { portrait } from './portrait.ts'

const size = { width: 900, height: 1240 }
const book = { title: 'The Dyad', author: 'Lin Hartmann', palette: 'plum', motif: 'pulse', seed: 1 } as const

describe('covers', () => {
  test('a book has an outline for each letter of its title and author', () => {
    expect(letters(bookCover(size, book))).toBe('TheDyadLinHartmann'.length)
  })

  test('a journal has an outline for each letter of its name, number and headline', () => {
    const drawn = journalCover(size, {
      journal: 'Fast Practice',
      number: 'Volume 3, issue 11',
      headline: 'The schedule as a promise',
      seed: 1,
    })
    expect(letters(drawn)).toBe('FastPracticeVolume3,issue11Thescheduleasapromise'.length)
  })

  test('a title of 180 characters fits', () => {
    const title = 'Who may decide at night, and who must be called? '.repeat(4).slice(0, 180).trim()
    expect(letters(bookCover(size, { ...book, title }))).toBe(
      `${title}LinHartmann`.replaceAll(' ', '').length,
    )
  })

  test.each(Object.entries(palettes))('the words of the palette %s are legible', (_, { words, ground }) => {
    expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(Object.entries(journalPaints))('the words on %s are legible', (_, { title, deep }) => {
    expect(contrast(title, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#ffffff', deep)).toBeGreaterThanOrEqual(4.5)
  })

  test('each motif draws something else, and a pattern varies with its seed', () => {
    const names = Object.keys(motifs) as MotifName[]
    expect(new Set(names.map((motif) => bookCover(size, { ...book, motif }))).size).toBe(names.length)
    const [first, second] = [3, 5].map((seed) => bookCover(size, { ...book, motif: 'tree', seed }))
    expect(first).not.toBe(second)
  })
})

describe('portraits', () => {
  const look: PortraitLook = { skin: 'tan', hair: 'bun', hairColor: 'teal', clothes: 'jacket' }

  test.each([
    [{}, 'with teal hair in a bun, in a navy jacket'],
    [{ hair: 'bald', clothes: 'white-coat' }, 'with a bald head, in a white coat'],
    [{ hair: 'headscarf', clothes: 'scrubs' }, 'with a teal headscarf, in teal scrubs'],
    [
      { glasses: 'round', beard: 'full', color: 'green' },
      'with teal hair in a bun, a full beard and round glasses, in a green jacket',
    ],
  ] satisfies [Partial<PortraitLook>, string][])('%o is described as “%s”', (change, words) => {
    expect(describeLook({ ...look, ...change })).toBe(words)
  })

  test('each hair style is drawn and described in its own way', () => {
    const looks = hairStyles.map((hair) => ({ ...look, hair }))
    expect(new Set(looks.map((each) => portrait(size, each))).size).toBe(hairStyles.length)
    expect(new Set(looks.map(describeLook)).size).toBe(hairStyles.length)
  })

  test.each([
    { glasses: 'square' },
    { beard: 'stubble' },
    { age: 'older' },
    { smile: 'open' },
    { skin: 'deep' },
    { background: 'coral' },
    { clothes: 'sweater' },
    { color: 'gold' },
  ] satisfies Partial<PortraitLook>[])('%o changes the drawing', (change) => {
    expect(portrait(size, { ...look, ...change })).not.toBe(portrait(size, look))
  })
})

const letters = (svg: string) => svg.match(/<path transform="translate\([\d.-]+\)"/g)?.length
