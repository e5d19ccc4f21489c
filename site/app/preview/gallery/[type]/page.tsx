import { shownTypes } from '@association/content/gallery'
import type { Metadata } from 'next'
import { galleryPath } from '../../../../preview/gallery/addresses.ts'
import { assetsForExamples } from '../../../../preview/gallery/load-assets.ts'
import { messages } from '../../../../preview/gallery/messages.ts'
import { TypeSection } from '../../../../preview/gallery/type-section.tsx'
import { Notice } from '../../../../preview/live/notice.tsx'

type Props = PageProps<'/preview/gallery/[type]'>

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: messages.title, robots: { index: false, follow: false } }

export default async function TypePage({ params }: Props) {
  const { type } = await params
  const shown = shownTypes.find((each) => each.type === type)
  if (!shown) return <Notice>{messages.missing}</Notice>
  return (
    <main>
      <h1 className="visually-hidden">{shown.name}</h1>
      <p>
        <a href={galleryPath}>{messages.all}</a>
      </p>
      <TypeSection shown={shown} asset={await assetsForExamples()} />
    </main>
  )
}
