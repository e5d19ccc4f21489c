import type { Metadata } from 'next'
import { chosenExample } from '../../../../../preview/gallery/chosen-example.ts'
import { messages } from '../../../../../preview/gallery/messages.ts'
import { Stage } from '../../../../../preview/gallery/stage.tsx'
import { Notice } from '../../../../../preview/live/notice.tsx'

type Props = PageProps<'/preview/gallery/[type]/stage'>

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: messages.stage, robots: { index: false, follow: false } }

export default async function StagePage({ params, searchParams }: Props) {
  const chosen = chosenExample(await params, await searchParams)
  return chosen ? <Stage chosen={chosen} /> : <Notice>{messages.missing}</Notice>
}
