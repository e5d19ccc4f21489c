import type { Page } from '@playwright/test'
import { type EntryProps, RestAdapter } from 'contentful-management'
import { contentful } from '../contentful.ts'
import { stack } from '../environment.ts'
import { connectData } from './connect-data.ts'
import { addFrame, becomeHost, sendToApps } from './page.ts'

type Options = {
  entry: string
  space?: keyof typeof stack.spaces
  locations?: readonly ('entry-editor' | 'entry-sidebar' | 'home' | 'page')[]
  may?: (action: string) => boolean
}

const locale = 'en-US'

/**
 * Uses App SDK messages alone, as any host could. The client has the management token; `calls` records requests to the
 * host.
 */
export async function mountApp(
  page: Page,
  { entry: entryId, space = 'association', locations = ['entry-editor'], may = () => true }: Options,
) {
  const spaceId = stack.spaces[space]
  const scope = { spaceId, environmentId: stack.environment }
  const adapter = new RestAdapter({
    accessToken: stack.managementToken,
    host: stack.management,
    insecure: true,
    retryLimit: 2,
  })
  const calls: { method: string; params: unknown[] }[] = []
  const { items: contentTypes } = await contentful.contentType.getMany({ ...scope, query: { limit: 200 } })
  const installed = await contentful.appInstallation.get({ ...scope, appDefinitionId: 'association-app' })
  let entry: EntryProps = await contentful.entry.get({ ...scope, entryId })
  let isDirty = false
  let invocation: unknown
  let answerDialog: (answer: unknown) => void = () => {}

  const tellSys = () => sendToApps(page, 'sysChanged', [entry.sys])
  async function save() {
    if (!isDirty) return
    isDirty = false
    const { fields, metadata } = entry
    entry = { ...(await contentful.entry.update({ ...scope, entryId }, entry)), fields, metadata }
    await tellSys()
  }
  async function act(method: 'publish' | 'unpublish') {
    await save()
    entry = await contentful.entry[method]({ ...scope, entryId }, entry)
    await tellSys()
  }
  async function setValue(field: string, value: unknown) {
    entry = { ...entry, fields: { ...entry.fields, [field]: { [locale]: value } } }
    isDirty = true
    await sendToApps(page, 'valueChanged', [field, locale, value])
    return value
  }
  const openDialog = (type: string, { parameters }: { parameters?: unknown }) => {
    if (type !== 'app') return Promise.resolve(type === 'confirm' ? true : null)
    invocation = parameters
    void addFrame(page, { name: 'dialog', isDialog: true })
    return new Promise((resolve) => {
      answerDialog = resolve
    })
  }
  const handlers: Record<string, (...params: never[]) => unknown> = {
    // biome-ignore lint/complexity/useLiteralKeys: App SDK's own names
    ['CMAAdapterCall']: (request: { params?: object }) =>
      adapter.makeRequest({ ...request, params: { ...scope, ...request.params } } as never),
    setValue: (field: string, _locale: string, value: unknown) => setValue(field, value),
    removeValue: (field: string) => setValue(field, undefined),
    callEntryMethod: async (method: string) => {
      if (method === 'getTasks') return { items: [], total: 0, skip: 0, limit: 100 }
      return method === 'save' ? save() : act(method as 'publish' | 'unpublish')
    },
    openDialog,
    closeDialog: async (answer: unknown) => {
      await page.locator('iframe[name="dialog"]').evaluate((frame) => frame.remove())
      answerDialog(answer)
    },
    checkAccess: (action: string) => may(action),
  }

  await page.exposeFunction('hostConnect', (location: string) =>
    connectData({
      location,
      spaceId,
      entry,
      contentTypes,
      installation: installed.parameters as object,
      invocation,
    }),
  )
  await page.exposeFunction('hostCall', async (method: string, params: never[]) => {
    calls.push({ method, params })
    try {
      return { result: await handlers[method]?.(...params) }
    } catch (error) {
      const { name, message } = error as Error
      return { error: { name, code: name, message } }
    }
  })
  await becomeHost(page)
  for (const name of locations) await addFrame(page, { name })
  return {
    calls,
    frame: (location: string) => page.frameLocator(`iframe[name="${location}"]`),
    entry: () => entry,
  }
}
