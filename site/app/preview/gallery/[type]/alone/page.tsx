import type { Metadata } from 'next'
import { chosenExample } from '../../../../../preview/gallery/chosen-example.ts'
import { exampleMarkup } from '../../../../../preview/gallery/example.tsx'
import { assetsForExamples } from '../../../../../preview/gallery/load-assets.ts'
import { messages } from '../../../../../preview/gallery/messages.ts'
import { Notice } from '../../../../../preview/live/notice.tsx'

type Props = PageProps<'/preview/gallery/[type]/alone'>

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: messages.title, robots: { index: false, follow: false } }

export default async function AlonePage({ params, searchParams }: Props) {
  const chosen = chosenExample(await params, await searchParams)
  if (!chosen) return <Notice>{messages.missing}</Notice>
  const { shown, example, look } = chosen
  const asset = await assetsForExamples()
  return (
    <main>
      <h1 className="visually-hidden">{shown.name}</h1>
      {exampleMarkup(example, { look, asset, above: 1, isEager: true })}
    </main>
  )
}
