/** `docs/figures.md`: a section for each bench, with a row for each figure. All values are words. */
export type FiguresPage = { origin: string; sections: readonly BenchSection[] }
export type BenchSection = { bench: string; origin: string; rows: readonly FigureRow[] }
export type FigureRow = { name: string; limit: string; thisRun: string; lastRun: string }

export const noValue = '—'

const title = '# Figures of the benches'
const legend =
  'The sign ✗ marks a missed limit. Each bench runs a fixed loop before and after its work, and each time has its multiple of ' +
  'this loop. The word “unsteady” marks times of a run in which the loop varied by more than 15 %. A bench that was not run ' +
  'again keeps its figures and their commit. Compare times of one machine only.'
const header = ['| figure | limit | this run | last run |', '| --- | --- | --- | --- |']

export const pageText = ({ origin, sections }: FiguresPage) =>
  `${[title, origin, legend, ...sections.map(sectionText)].join('\n\n')}\n`

function sectionText({ bench, origin, rows }: BenchSection): string {
  const lines = rows.map(({ name, limit, thisRun, lastRun }) => rowText([name, limit, thisRun, lastRun]))
  const table = rows.length === 0 ? [] : [[...header, ...lines].join('\n')]
  return [`## ${bench}`, origin, ...table].join('\n\n')
}

const rowText = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

export function readSections(text: string): BenchSection[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [bench = '', ...lines] = section.split('\n').filter((line) => line !== '')
      const table = lines.filter((line) => line.startsWith('| '))
      return {
        bench,
        origin: lines.find((line) => !line.startsWith('| ')) ?? '',
        rows: table.slice(header.length).map(readRow),
      }
    })
}

function readRow(line: string): FigureRow {
  const [name = '', limit = '', thisRun = noValue, lastRun = noValue] = line
    .replace(/^\| | \|$/g, '')
    .split(' | ')
  return { name, limit, thisRun, lastRun }
}
