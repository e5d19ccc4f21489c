import type { ReactNode } from 'react'
import type { Entry } from '../define/values.ts'

type Props = { page: Entry<'page'>; hasTitle: boolean; children: ReactNode }

/** What stands in `<main>`. A page whose editor placed no title still has a main heading for those who hear it. */
export function Sections({ page, hasTitle, children }: Props) {
  return (
    <>
      {hasTitle ? null : <h1 className="visually-hidden">{page.fields.title}</h1>}
      {children}
    </>
  )
}
