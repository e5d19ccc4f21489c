import { headingTag, type View } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'

/** A part of an edition. */
export const EventPart: View<'eventPart'> = ({ entry, page }) => {
  const { edition, title, hashLink } = entry.fields
  if (!edition) return null
  const Heading = headingTag(page.rank)
  return (
    <div className="band">
      <FragmentTarget name={hashLink} />
      <div className="container">
        <Heading {...page.mark(entry, 'title')}>{title ?? edition.fields.name}</Heading>
      </div>
    </div>
  )
}
