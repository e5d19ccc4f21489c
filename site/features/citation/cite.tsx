import type { WidgetProps } from '@association/content/define/widgets.ts'
import { citationOf, citationStyles } from '@association/feeds/citations/index.ts'
import { citationPath } from './citation-path.ts'
import styles from './cite.module.css'
import { CitationIsland } from './island.tsx'
import { messages } from './messages.ts'

type Props = WidgetProps['cite'] & { settings: { siteUrl: string; organisation: { name: string } } }

/** With JavaScript, all styles come into the place of the first. */
export function Cite({ path, article, settings: { siteUrl, organisation }, ...cited }: Props) {
  const url = new URL(path, siteUrl).href
  const citation = citationOf(article, { url, publisher: organisation.name })
  const [[, textOf] = ['', () => '']] = Object.entries(citationStyles)
  return (
    <CitationIsland className={styles.cite}>
      <details>
        <summary>{messages.cite}</summary>
        <p data-citation="">{textOf(citation)}</p>
        <p className={styles.files}>
          <a href={citationPath(cited, 'txt')}>{messages.allStyles}</a>
          <a href={citationPath(cited, 'bib')}>{messages.bibtex}</a>
          <a href={citationPath(cited, 'ris')}>{messages.ris}</a>
        </p>
      </details>
    </CitationIsland>
  )
}
