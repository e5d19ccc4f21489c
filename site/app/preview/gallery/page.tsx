import { shownTypes } from '@association/content/gallery'
import type { Metadata } from 'next'
import { Activity } from 'react'
import { GalleryHead } from '../../../preview/gallery/gallery-head.tsx'
import { IconSection } from '../../../preview/gallery/icon-section.tsx'
import { assetsForExamples } from '../../../preview/gallery/load-assets.ts'
import { messages } from '../../../preview/gallery/messages.ts'
import { TypeSection } from '../../../preview/gallery/type-section.tsx'
import { WidgetSections } from '../../../preview/gallery/widget-sections.tsx'

/** Rendered for every request, because its policy names a nonce. */
export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: messages.title, robots: { index: false, follow: false } }

export default async function GalleryPage() {
  const asset = await assetsForExamples()
  return (
    <main>
      <GalleryHead />
      {shownTypes.map((shown) => (
        // React hydrates each activity by itself, so a first press does not wait for all blocks.
        <Activity key={shown.type}>
          <TypeSection shown={shown} asset={asset} />
        </Activity>
      ))}
      <WidgetSections />
      <IconSection />
    </main>
  )
}
