'use client'
import { island } from '@association/ui/island/island.tsx'
import type { ReactNode } from 'react'
import type { SearchOptions } from './enhance.ts'

const Search = island<SearchOptions>('search', () => import('./enhance.ts'), 'use')

type Props = SearchOptions & {
  className?: string
  children: ReactNode
}

export const SearchLink = ({ shortName, className, children }: Props) => (
  <Search options={{ shortName }}>
    <a href="/search" data-opens="search" className={className}>
      {children}
    </a>
  </Search>
)
