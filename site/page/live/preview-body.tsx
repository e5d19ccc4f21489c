import type { Entry } from '@association/content'
import type { RenderOptions } from '@association/content/render'
import { asPage, LivePage } from '@association/content/render/live'
import { DataCard } from './data-card.tsx'
import { InLists } from './in-lists.tsx'

type Props = { entry: Entry | undefined; options: RenderOptions }

/**
 * Pages and blocks look as they do on the site. An entry with its own page shows its card too. An entry that the site
 * never shows by itself is a card of its values.
 */
export function PreviewBody({ entry, options }: Props) {
  if (!entry) return <p role="status">The site does not use entries of this type.</p>
  const shown = asPage(entry)
  return shown ? (
    <>
      <LivePage {...shown} options={options} />
      <InLists entry={entry} options={options} />
    </>
  ) : (
    <DataCard entry={entry} ids={options.ids} remarks={options.remarks} />
  )
}
