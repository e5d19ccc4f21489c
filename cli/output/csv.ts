import { type Printable, printable } from '@association/services/command-line/lines.ts'
import { type Cell, csvText as csvOf } from '@association/services/text/csv.ts'

export type { Cell }

/** CSV has its own escapes. */
export const csvText = (rows: readonly (readonly Cell[])[]): Printable => printable(csvOf(rows))
