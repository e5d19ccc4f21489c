import type { AssetProps } from 'contentful-management'
import { useState } from 'react'
import { useShared } from '../app-context.tsx'
import { problemOf } from '../contentful/problems.ts'
import { locale } from '../contentful/search.ts'
import { useSpace } from '../space-context.tsx'

type Texts = { title: string; description: string }

/** Saves before an action, and keeps the input if that fails. */
export function useAsset(asset: AssetProps, reload: () => void) {
  const { clients, notices } = useShared()
  const { scope } = useSpace()
  const [typed, setTyped] = useState<Partial<Texts>>({})
  const [isBusy, setBusy] = useState(false)
  const { cma } = clients
  const target = { ...scope, assetId: asset.sys.id }
  const isTyped = Object.keys(typed).length > 0

  /** Merges the input into the newest version: a colleague's changes stay. */
  async function saved() {
    const newest = await cma.asset.get(target)
    if (!isTyped) return newest
    const texts = Object.entries(typed).map(([field, text]) => [field, { [locale]: text }])
    const fields = { ...newest.fields, ...Object.fromEntries(texts) }
    return cma.asset.update(target, { ...newest, fields })
  }

  async function act(work: (asset: AssetProps) => Promise<unknown>, done: string) {
    setBusy(true)
    try {
      await work(await saved())
      setTyped({})
      notices.show({ type: 'success', message: done })
      reload()
    } catch (error) {
      notices.show({ type: 'error', message: `This did not work. ${problemOf(error).message}` })
    }
    setBusy(false)
  }
  return {
    texts: {
      title: asset.fields.title?.[locale] ?? '',
      description: asset.fields.description?.[locale] ?? '',
      ...typed,
    },
    type: (text: Partial<Texts>) => setTyped({ ...typed, ...text }),
    isTyped,
    isBusy,
    save: () => act(async () => undefined, 'Saved.'),
    publish: () => act((asset) => cma.asset.publish(target, asset), 'Published.'),
    unpublish: () => act(() => cma.asset.unpublish(target), 'Unpublished.'),
  }
}
