import { describe, expect, test } from 'vitest'
import { cited, onSite, people } from '../testing/cited.ts'
import { bibtexOf } from './bibtex.ts'
import { risOf } from './ris.ts'

describe('BibTeX', () => {
  test('of an article of a journal', () =>
    expect(bibtexOf(cited)).toBe(`@article{okafor2026meeting,
  author = {Okafor, Maren Lise},
  title = {{The Meeting Before the Meeting}},
  journal = {Physician Leadership Journal},
  volume = {13},
  number = {3},
  year = {2026},
  publisher = {Association for Physician Leadership},
  doi = {10.55834/plj.2026.0309},
  url = {https://doi.org/10.55834/plj.2026.0309},
  month = may,
}
`))

  test('of an article of the site without authors and date', () =>
    expect(bibtexOf({ ...onSite, authors: [], date: undefined })).toBe(`@misc{meeting,
  title = {{The Meeting Before the Meeting}},
  publisher = {Association for Physician Leadership},
  url = {https://www.leaders.example/articles/the-meeting},
}
`))

  test('a hostile title neither ends its field nor runs a command', () => {
    const text = bibtexOf({ ...cited, title: '}} \\input{/etc/passwd} 100% of $1 & #2_a ~^' })
    expect(text).toContain(
      'title = {{\\textbraceright{}\\textbraceright{} \\textbackslash{}input\\textbraceleft{}/etc/passwd\\textbraceright{} 100\\% of \\$1 \\& \\#2\\_a \\textasciitilde{}\\textasciicircum{}}},\n',
    )
    expect(text.match(/\{/g)?.length).toBe(text.match(/\}/g)?.length)
  })

  test('joins authors with “and”, which a name may hold itself', () => {
    const authors = [
      ...people(1),
      { given: '', family: 'Rock and Roll', suffix: '' },
      { given: 'Martin', family: 'King', suffix: 'Jr.' },
    ]
    expect(bibtexOf({ ...cited, authors })).toContain(
      'author = {Author01, Ada and {Rock and Roll} and King, Jr., Martin},',
    )
  })

  test('a key has ASCII letters and digits only', () =>
    expect(
      bibtexOf({
        ...cited,
        title: 'The Ärzte, “again”',
        authors: [{ given: 'Éva', family: 'Ó’Brien', suffix: '' }],
      }),
    ).toMatch(/^@article\{obrien2026arzte,/))

  test('a title without letters still has a key', () =>
    expect(bibtexOf({ ...cited, title: '…', authors: [], date: undefined })).toMatch(/^@article\{article,/))
})

describe('RIS', () => {
  test('of an article of a journal', () =>
    expect(risOf({ ...cited, authors: people(2) }).split('\r\n')).toEqual([
      'TY  - JOUR',
      'AU  - Author01, Ada',
      'AU  - Author02, Ada',
      'TI  - The Meeting Before the Meeting',
      'T2  - Physician Leadership Journal',
      'VL  - 13',
      'IS  - 3',
      'PY  - 2026',
      'DA  - 2026/05/',
      'PB  - Association for Physician Leadership',
      'DO  - 10.55834/plj.2026.0309',
      'UR  - https://doi.org/10.55834/plj.2026.0309',
      'ER  - ',
      '',
    ]))

  test('of an article of the site', () =>
    expect(risOf(onSite).split('\r\n')).toEqual([
      'TY  - ELEC',
      'AU  - Okafor, Maren Lise',
      'TI  - The Meeting Before the Meeting',
      'PY  - 2026',
      'DA  - 2026/03/09',
      'PB  - Association for Physician Leadership',
      'UR  - https://www.leaders.example/articles/the-meeting',
      'ER  - ',
      '',
    ]))
})
