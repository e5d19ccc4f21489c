import type { ReactNode } from 'react'
import { CardGrid } from '../../../shared/cards/card-grid.tsx'
import type { PartProps } from '../part-props.ts'

export const Speakers = ({ source, page }: PartProps): ReactNode => (
  <CardGrid counts={{ large: 4, small: 3, extraSmall: 1 }} mark={page.mark(source, 'speakers')}>
    {page.cards(source.fields.speakers)}
  </CardGrid>
)
