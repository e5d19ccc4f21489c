import { type Printable, printable } from '@association/services/command-line/lines.ts'
import { type Cell, csvText as csvOf } from '@association/services/text/csv.ts'

export type { Cell }

/** CSV escapes terminal control characters by its own rules. */
export const csvText = (rows: readonly (readonly Cell[])[]): Printable => printable(csvOf(rows))
