import type { Printable } from '@association/services/command-line/lines.ts'
import { csv } from './csv.ts'
import type { Format } from './formats.ts'
import { html } from './html/html.ts'
import { json } from './json.ts'
import { junit } from './junit.ts'
import { markdown } from './markdown.ts'
import type { LinkReport } from './report.ts'
import { sarif } from './sarif.ts'
import { text } from './text.ts'

export type Reporter = (
  report: LinkReport,
  about: { colors?: boolean; siteUrl?: string; at?: Date },
) => Printable

export const reporters: Readonly<Record<Format, Reporter>> = { text, json, junit, sarif, html, markdown, csv }
